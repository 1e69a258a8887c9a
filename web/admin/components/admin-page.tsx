import type { ReactNode } from 'react';
import { frame } from '../../../messages/admin/frame.ts';

/** The parameters of the address, given to every screen. */
export type ScreenProps = { params: Record<string, string> };

type AdminPageProps = {
  title: string;
  /** The name of the record: shown below the heading and in the document title. */
  subject?: string | undefined;
  /** The screen shows the subject itself, so it is added to the document title only. */
  showsSubject?: boolean;
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of every screen: document title, heading, content. */
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
