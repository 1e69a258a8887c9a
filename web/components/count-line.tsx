import { useMessages } from '../language/language.tsx';

type CountLineProps = {
  /** The searched words. */
  words?: string;
  page: number;
  /** On this page; undefined while loading. */
  count: number | undefined;
  total: number;
  /** Only near matches. */
  weak?: boolean | undefined;
  /** Answers the search if no scheme does. */
  other?: 'document' | 'article' | undefined;
};

/** The number of results, announced by screen readers when it changes. */
export function CountLine({ words, page, count, total, weak = false, other }: CountLineProps) {
  const list = useMessages('schemeList');
  const found = other && (other === 'document' ? list.foundDocument : list.foundArticle);
  return (
    <div aria-live="polite" className="mb-2 min-h-7 wrap-anywhere">
      {count === 0 && <h2 className="subheading">{found ?? list.noneTitle}</h2>}
      {!!count && weak && <h2 className="subheading">{found ?? list.weak}</h2>}
      {!!count && !weak && (
        <p>
          {words ? list.searchCount(count, words) : list.pageCount(page, count)}
          {Number.isFinite(total) && <span className="text-muted">{list.ofTotal(total)}</span>}
        </p>
      )}
      {!!count && words && page > 1 && <p>{list.pageCount(page, count)}</p>}
    </div>
  );
}
