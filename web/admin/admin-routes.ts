/** Maps addresses to screens. Each screen is a chunk of its own. */
import { type ComponentType, lazy } from 'react';
import { parse } from 'regexparam';
import { ADMIN_ADDRESSES, ADMIN_SCREENS, type AdminAddress, type AdminScreen } from '../../contract/admin-screens.ts';
import type { ScreenProps } from './components/admin-page.tsx';

type Screen = AdminScreen & { address: AdminAddress; Page: ComponentType<ScreenProps> };

type LoadPage = () => Promise<{ default: ComponentType<ScreenProps> }>;
const screen = (load: LoadPage): ComponentType<ScreenProps> => lazy(load);

const schemeForm = screen(() => import('./pages/scheme-form/scheme-form-page.tsx'));
const documentForm = screen(() => import('./pages/document-form/document-form-page.tsx'));
const blogForm = screen(() => import('./pages/blog-form/blog-form-page.tsx'));

const COMPONENTS: Record<AdminAddress, ComponentType<ScreenProps>> = {
  '/admin/login': screen(() => import('./pages/login/login-page.tsx')),
  '/admin': screen(() => import('./pages/dashboard/dashboard-page.tsx')),
  '/admin/schemes': screen(() => import('./pages/schemes/schemes-page.tsx')),
  '/admin/manageSchemes': schemeForm,
  '/admin/manageSchemes/:id': schemeForm,
  '/admin/documents': screen(() => import('./pages/documents/documents-page.tsx')),
  '/admin/documents/new': documentForm,
  '/admin/documents/:id': documentForm,
  '/admin/requests': screen(() => import('./pages/requests/requests-page.tsx')),
  '/admin/users': screen(() => import('./pages/users/users-page.tsx')),
  '/admin/blogs': screen(() => import('./pages/blogs/blogs-page.tsx')),
  '/admin/blog': blogForm,
  '/admin/blog/:id': blogForm,
  '/admin/inbox': screen(() => import('./pages/inbox/inbox-page.tsx')),
  '/admin/checks': screen(() => import('./pages/checks/checks-page.tsx')),
  '/admin/rules': screen(() => import('./pages/rules/rules-page.tsx')),
  '/admin/lexicon': screen(() => import('./pages/lexicon/lexicon-page.tsx')),
  '/admin/bin': screen(() => import('./pages/bin/bin-page.tsx')),
  '/admin/audit': screen(() => import('./pages/audit/audit-page.tsx')),
  '/admin/account': screen(() => import('./pages/account/account-page.tsx')),
  '/admin/invitation': screen(() => import('./pages/invitation/invitation-page.tsx')),
  '/admin/condition': screen(() => import('./pages/status/status-page.tsx')),
};

const screenAt = (address: AdminAddress): Screen => ({ ...ADMIN_SCREENS[address], address, Page: COMPONENTS[address] });
const PATTERNS = ADMIN_ADDRESSES.map((address) => ({ screen: screenAt(address), ...parse(address) }));

/** The screen for a path; the dashboard for unknown paths, which the server does not serve. */
export function matchScreen(path: string): { screen: Screen; params: Record<string, string> } {
  for (const { screen: one, pattern, keys } of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return { screen: one, params: Object.fromEntries(keys.map((key, index) => [key, match[index + 1] ?? ''])) };
  }
  return { screen: screenAt('/admin'), params: {} };
}
