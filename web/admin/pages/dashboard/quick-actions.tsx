import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { dashboard as words } from '../../../../messages/admin/dashboard.ts';
import { ChevronRightIcon, PlusIcon } from '../../components/icons.tsx';

/** The four shortcuts; the badge shows the number of open requests once it is known. */
export function QuickActions({ pending }: { pending: number | undefined }) {
  return (
    <nav aria-label={words.quickActions} className="mb-6 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <Link href="/admin/schemes?action=add" className="button-primary justify-between px-4">
        {words.addScheme} <PlusIcon />
      </Link>
      <Action href="/admin/requests">
        {words.processRequests}{' '}
        {pending !== undefined && (
          <span>
            <span className="badge bg-marigold px-2 text-ink">{pending}</span> <span className="sr-only">{words.pendingHidden}</span>
          </span>
        )}
      </Action>
      <Action href="/admin/schemes">{words.manageSchemes}</Action>
      <Action href="/admin/users">{words.manageUsers}</Action>
    </nav>
  );
}

function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="button-secondary justify-between px-4">
      <span className="flex items-center gap-2">{children}</span> <ChevronRightIcon />
    </Link>
  );
}
