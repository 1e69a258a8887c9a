import { useEffect, useRef, useState } from 'react';
import { MenuIcon } from '../components/icons.tsx';
import { SavedMenuLink } from '../components/saved/saved-link.tsx';
import { useMessages } from '../language/language.tsx';
import { Link, usePath } from '../routing/router.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { useActiveSection } from './use-active-section.ts';

const PANEL_ID = 'phone-menu';
const LINK =
  'flex min-h-12 items-center rounded-lg px-4 font-semibold hover:bg-sand aria-[current]:bg-peacock-soft aria-[current]:text-peacock-dark aria-[current]:underline';

/** The menu below 768 px. A popover works without JavaScript and closes on Escape and on a click outside. */
export function PhoneMenu() {
  const words = useMessages('header');
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const path = usePath();
  const section = useActiveSection();
  // While it is closed, only the header's links mark the current page.
  const active = isOpen ? section : null;
  const close = () => panel.current?.matches(':popover-open') && panel.current.hidePopover();
  const openedOn = useRef(path);
  // Navigating closes the menu. One opened before hydration stays open.
  useEffect(() => {
    if (openedOn.current === path) return;
    openedOn.current = path;
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [path]);
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget={PANEL_ID}
        aria-expanded={isOpen}
        aria-controls={PANEL_ID}
        className="flex size-11 cursor-pointer items-center justify-center rounded-lg border border-line bg-white text-peacock"
      >
        <MenuIcon className="size-6" />
        <span className="sr-only">{words.menu}</span>
      </button>
      <nav
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        aria-label={words.menu}
        onBeforeToggle={openBelowHeader}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="fixed inset-x-0 top-16 m-0 max-h-[min(320px,60dvh)] w-full overflow-y-auto border-b border-line bg-paper p-2 text-ink shadow-lg md:hidden"
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks that bubble from links, which the keyboard reaches */}
        <ul onClick={close} className="grid grid-cols-2 gap-x-1">
          <NavigationLinks className={LINK} active={active} />
          <li>
            <Link href="/request" className={LINK} {...(active === 'request' && { 'aria-current': 'page' })}>
              {words.requestNewScheme}
            </Link>
          </li>
          <li>
            <SavedMenuLink className={LINK} isCurrent={active === 'saved'} />
          </li>
        </ul>
      </nav>
    </div>
  );
}

/** The header is taller with large text. Without JavaScript the menu covers its lower part. */
function openBelowHeader({ currentTarget: panel }: { currentTarget: HTMLElement }): void {
  panel.style.top = `${panel.closest('header')?.getBoundingClientRect().bottom}px`;
}
