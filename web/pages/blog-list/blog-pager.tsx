import { useMessages } from '../../language/language.tsx';
import { arrive } from '../../routing/page-arrival.tsx';
import { Link } from '../../routing/router.tsx';
import { blogListAddress } from './blog-list-query.ts';

/** At most this many page numbers, the current one in the middle if possible. */
const WINDOW = 5;
const STEP = 'inline-flex min-h-11 min-w-11 items-center justify-center rounded-lg border border-line bg-white px-3 font-semibold';

/** Page links; nothing for a single page. */
export function BlogPager({ page, lastPage }: { page: number; lastPage: number }) {
  const { list } = useMessages('blog');
  if (lastPage < 2) return null;
  const first = Math.max(1, Math.min(page - 2, lastPage - WINDOW + 1));
  const numbers = Array.from({ length: Math.min(WINDOW, lastPage) }, (_, place) => first + place);
  const step = (label: string, target: number) =>
    target >= 1 && target <= lastPage ? (
      <Link href={blogListAddress(target)} onClick={() => arrive()} className={`${STEP} text-peacock hover:border-peacock`}>
        {label}
      </Link>
    ) : (
      <button type="button" disabled className={`${STEP} cursor-not-allowed text-muted`}>
        {label}
      </button>
    );
  return (
    <nav aria-label={list.pages} className="mt-8 flex flex-wrap items-center justify-center gap-2">
      {step(list.previous, page - 1)}
      {numbers.map((number) => (
        <Link
          key={number}
          href={blogListAddress(number)}
          onClick={() => arrive()}
          aria-label={list.page(number)}
          aria-current={number === page ? 'page' : undefined}
          className={`${STEP} text-peacock hover:border-peacock aria-[current=page]:bg-peacock aria-[current=page]:text-white`}
        >
          {number}
        </Link>
      ))}
      {step(list.next, page + 1)}
    </nav>
  );
}
