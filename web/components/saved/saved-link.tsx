import { useMessages } from '../../language/language.tsx';
import { Link } from '../../routing/router.tsx';
import { BookmarkIcon } from './save-button.tsx';
import { useSavedSchemes } from './saved-schemes.ts';

/** Links the saved list with its count. The smallest screens have it only in the menu. */
export function SavedLink({ isCurrent }: { isCurrent: boolean }) {
  const { length } = useSavedSchemes();
  const { link } = useMessages('save');
  return (
    <Link
      href="/saved"
      aria-label={link(length)}
      className="relative hidden size-11 shrink-0 items-center justify-center rounded-lg border border-line bg-white text-peacock min-[22.5rem]:flex noscript:hidden"
      {...(isCurrent && { 'aria-current': 'page' })}
    >
      <BookmarkIcon isFilled={length > 0} />
      {length > 0 && (
        <span className="absolute top-0 right-0 min-w-5 rounded-full bg-marigold px-1 text-center text-xs leading-5 font-bold text-ink">
          {length}
        </span>
      )}
    </Link>
  );
}

/** The same as a menu item. */
export function SavedMenuLink({ isCurrent, className }: { isCurrent: boolean; className: string }) {
  const { length } = useSavedSchemes();
  const { link } = useMessages('save');
  return (
    <Link href="/saved" className={`noscript:hidden ${className}`} {...(isCurrent && { 'aria-current': 'page' })}>
      {link(length)}
    </Link>
  );
}
