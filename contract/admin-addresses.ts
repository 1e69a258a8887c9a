/** Every address of the admin panel. The server serves the panel at these and the public not-found page at all others. */
export const ADMIN_ADDRESSES = [
  '/admin/login',
  '/admin',
  '/admin/schemes',
  '/admin/manageSchemes',
  '/admin/manageSchemes/:id',
  '/admin/documents',
  '/admin/documents/new',
  '/admin/documents/:id',
  '/admin/requests',
  '/admin/users',
  '/admin/blogs',
  '/admin/blog',
  '/admin/blog/:id',
  '/admin/inbox',
  '/admin/checks',
  '/admin/rules',
  '/admin/lexicon',
  '/admin/bin',
  '/admin/audit',
  '/admin/condition',
  '/admin/account',
  '/admin/invitation',
] as const;

export type AdminAddress = (typeof ADMIN_ADDRESSES)[number];
