/**
 * Every screen of the admin panel, by its address. The server serves the panel at these addresses and the public not-found page at all
 * others; sidebar and browser sweep use the list too. Components are in `web/admin/admin-routes.ts`, labels in `messages/admin/frame.ts`.
 */
export type AdminScreen = {
  /** Accessible without a session. */
  isOpen?: true;
  /** The group of the sidebar that lists it. */
  menu?: 'main' | 'upkeep' | 'own';
  /** The listed screen it belongs to. */
  under?: `/admin/${string}`;
};

export const ADMIN_SCREENS = {
  '/admin/login': { isOpen: true },
  '/admin/invitation': { isOpen: true },
  '/admin': { menu: 'main' },
  '/admin/schemes': { menu: 'main' },
  '/admin/manageSchemes': { under: '/admin/schemes' },
  '/admin/manageSchemes/:id': { under: '/admin/schemes' },
  '/admin/documents': { menu: 'main' },
  '/admin/documents/new': { under: '/admin/documents' },
  '/admin/documents/:id': { under: '/admin/documents' },
  '/admin/requests': { menu: 'main' },
  '/admin/users': { menu: 'main' },
  '/admin/blogs': { menu: 'main' },
  '/admin/blog': { under: '/admin/blogs' },
  '/admin/blog/:id': { under: '/admin/blogs' },
  '/admin/inbox': { menu: 'upkeep' },
  '/admin/checks': { menu: 'upkeep' },
  '/admin/rules': { menu: 'upkeep' },
  '/admin/lexicon': { menu: 'upkeep' },
  '/admin/bin': { menu: 'upkeep' },
  '/admin/audit': { menu: 'upkeep' },
  '/admin/condition': { menu: 'upkeep' },
  '/admin/account': { menu: 'own' },
} as const satisfies Record<`/admin${string}`, AdminScreen>;

export type AdminAddress = keyof typeof ADMIN_SCREENS;
export const ADMIN_ADDRESSES = Object.keys(ADMIN_SCREENS) as AdminAddress[];

/** Those the sidebar lists. */
export type MenuAddress = {
  [Address in AdminAddress]: (typeof ADMIN_SCREENS)[Address] extends { menu: string } ? Address : never;
}[AdminAddress];
