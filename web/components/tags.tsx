import { Children, Fragment, type ReactNode } from 'react';

/** Short facts in a row. Between them stands a comma that only screen readers and copied text have: else they are read in one breath. */
export function Tags({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p className={className}>
      {Children.toArray(children).map((tag, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity than their place
        <Fragment key={place}>
          {place > 0 && <span className="sr-only">, </span>}
          {tag}
        </Fragment>
      ))}
    </p>
  );
}
