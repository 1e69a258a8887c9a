import { useMessages } from '../language/language.tsx';
import { arrive } from '../routing/page-arrival.tsx';
import { Link } from '../routing/router.tsx';
import { pagerPages } from './pager-pages.ts';

type PagerProps = {
  page: number;
  lastPage: number;
  hasNext: boolean;
  /** The address of a page, without the language. */
  address: (page: number) => string;
};

/** Links to other pages; disabled buttons at the ends. */
export function Pager({ page, lastPage, hasNext, address }: PagerProps) {
  const list = useMessages('schemeList');
  const step = (label: string, target: number, isThere: boolean) => (
    <PagerStep label={label} href={address(target)} isThere={isThere} className="px-4" />
  );
  return (
    <nav aria-label={list.pages} className="mt-8 flex flex-wrap items-center justify-center gap-2">
      {step(list.previous, page - 1, page > 1)}
      {pagerPages(page, hasNext, lastPage).map((part, place) =>
        part === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no id
          <span key={`gap ${place}`} className="px-1 text-muted">
            ...
          </span>
        ) : (
          <PagerStep
            key={part}
            label={String(part)}
            fullLabel={list.page(part)}
            href={address(part)}
            isThere
            isCurrent={part === page}
            className="min-w-11"
          />
        ),
      )}
      {step(list.next, page + 1, hasNext)}
    </nav>
  );
}

type PagerStepProps = { label: string; fullLabel?: string; href: string; isThere: boolean; isCurrent?: boolean; className: string };

const STEP = 'inline-flex min-h-11 items-center justify-center rounded-lg border border-line bg-white font-semibold';

function PagerStep({ label, fullLabel, href, isThere, isCurrent, className }: PagerStepProps) {
  if (!isThere) {
    return (
      <button type="button" disabled aria-label={fullLabel} className={`${STEP} ${className} cursor-not-allowed text-muted`}>
        {label}
      </button>
    );
  }
  return (
    <Link
      href={href}
      aria-label={fullLabel}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => arrive('smooth')}
      className={`${STEP} ${className} text-peacock hover:border-peacock aria-[current=page]:bg-peacock aria-[current=page]:text-white`}
    >
      {label}
    </Link>
  );
}
