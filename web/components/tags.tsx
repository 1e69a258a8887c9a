import { Children, Fragment, type ReactNode } from 'react';

/** Short facts in a row, separated by visually hidden commas, so that screen readers pause between them. */
export function Tags({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p className={className}>
      {Children.toArray(children).map((tag, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no id
        <Fragment key={place}>
          {place > 0 && <span className="sr-only">, </span>}
          {tag}
        </Fragment>
      ))}
    </p>
  );
}
