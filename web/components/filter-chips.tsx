import { useMessages } from '../language/language.tsx';
import { Link } from '../routing/router.tsx';
import { focusResults } from './focus-results.ts';
import { CloseIcon } from './icons.tsx';

export type Chip = {
  text: string;
  /** The address without this filter. */
  href: string;
};

const CHIP = 'inline-flex min-h-11 items-center gap-2 rounded-full border border-peacock bg-peacock-soft px-4 text-peacock-dark';

/** Active filters; each links to the list without it. */
export function FilterChips({ chips, allOff }: { chips: Chip[] /** The address without filters. */; allOff: string }) {
  const list = useMessages('schemeList');
  if (chips.length === 0) return null;
  return (
    <ul aria-label={list.chosenFilters} className="-m-1 flex min-w-0 flex-1 basis-24 items-center gap-2 overflow-x-auto p-1 sm:flex-wrap">
      {chips.map(({ text, href }) => (
        <li key={text} className="shrink-0 whitespace-nowrap">
          <Link href={href} aria-label={list.removeFilter(text)} onClick={focusResults} className={CHIP}>
            {text}
            <CloseIcon className="size-4" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li className="shrink-0 whitespace-nowrap">
          <Link href={allOff} onClick={focusResults} className="link-row">
            {list.clear}
          </Link>
        </li>
      )}
    </ul>
  );
}
