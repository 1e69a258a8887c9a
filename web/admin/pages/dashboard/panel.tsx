import { type ReactNode, useId } from 'react';

/** A section of the dashboard. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card flex min-w-0 flex-col">
      <h2 id={id} className="subheading mb-3">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function NoData({ text }: { text: string }) {
  return <p className="py-8 text-center text-muted">{text}</p>;
}
