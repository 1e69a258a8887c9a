import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useReturnState } from './return-address.ts';

/** The name of a record in a list: links to its form, which returns to the same place in the list. */
export function RecordLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} state={useReturnState()} className="link">
      {children}
    </Link>
  );
}
