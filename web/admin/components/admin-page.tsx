import type { ReactNode } from 'react';
import { frame } from '../../../messages/admin/frame.ts';

/** What every screen is given: the parts of its address. */
export type ScreenProps = { params: Record<string, string> };

type AdminPageProps = {
  title: string;
  /** The name of what the screen is about: below the heading, and in the title of the document. */
  subject?: string | undefined;
  /** The screen shows the subject itself, so that it stands in the title of the document alone. */
  showsSubject?: boolean;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A screen of the panel: document title, heading, content. Every screen begins with it. */
export function AdminPage({ title, subject, showsSubject = false, actions, children }: AdminPageProps) {
  return (
    <>
      <title>{`${title} - ${subject ? frame.titleOf(subject) : frame.title}`}</title>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="heading">
            {title}
          </h1>
          {subject && !showsSubject && <p className="text-lg font-semibold wrap-anywhere text-peacock-dark">{subject}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {children}
    </>
  );
}
