import type { ReactNode } from 'react';
import { PageHead } from '../../components/page-head.tsx';

/** A page with one short message. */
export function NoticePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap max-w-2xl pt-8 pb-12">
      <PageHead title={title} />
      <section className="card">
        <h1 tabIndex={-1} className="title mb-4">
          {title}
        </h1>
        {children}
      </section>
    </div>
  );
}
