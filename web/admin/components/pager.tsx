import { controls } from '../../../messages/admin/controls.ts';
import { Button } from './button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { pageWindow } from './page-window.ts';

type PagerProps = { page: number; pages: number; onPage: (page: number) => void; label?: string };

/** Previous, a window of five page numbers, next. Shows nothing for a single page. */
export function Pager({ page, pages, onPage, label = controls.pages }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-1">
      <Button variant="quiet" icon={<ChevronLeftIcon />} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <span className="max-sm:sr-only">{controls.previous}</span>
      </Button>
      {pageWindow(page, pages).map((number) => (
        <button
          key={number}
          type="button"
          aria-label={controls.page(number)}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
          className="icon-button min-w-11 font-semibold aria-[current]:bg-peacock aria-[current]:text-white"
        >
          {number}
        </button>
      ))}
      <Button variant="quiet" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <span className="max-sm:sr-only">{controls.next}</span> <ChevronRightIcon />
      </Button>
    </nav>
  );
}
