import type { ReactNode } from 'react';
import { frame } from '../../../messages/admin/frame.ts';

/** What every screen is given: the parts of its address. */
export type ScreenProps = { params: Record<string, string> };

type AdminPageProps = { title: string /** Buttons beside the heading. */; actions?: ReactNode; children: ReactNode };

/** A screen of the panel: document title, heading, content. Every screen begins with it. */
export function AdminPage({ title, actions, children }: AdminPageProps) {
  return (
    <>
      <title>{`${title} - ${frame.title}`}</title>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="heading">
          {title}
        </h1>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {children}
    </>
  );
}
