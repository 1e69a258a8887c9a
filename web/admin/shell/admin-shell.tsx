import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { frame, shell } from '../../../messages/admin/frame.ts';
import { MenuIcon } from '../components/icons.tsx';
import { useRestoredFocus } from '../components/restore-focus.ts';
import { useCurrentUser } from '../gate/current-user.ts';
import { OldNumbersPanel } from './old-numbers-panel.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { Sidebar } from './sidebar.tsx';

const MENU_ID = 'admin-menu';

/** Sidebar and header around every screen. Below 768 px a button in the header opens the sidebar. */
export function AdminShell({ path, children }: { path: string; children: ReactNode }) {
  const user = useCurrentUser();
  const screen = useRef<HTMLElement>(null);
  useRestoredFocus(screen);
  // The path it was opened on: navigating closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === path;
  const menuButton = useRef<HTMLButtonElement>(null);
  const closeByKey = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    setOpenOn(null);
    menuButton.current?.focus();
  };
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[15rem_minmax(0,1fr)] md:grid-rows-[auto_1fr]">
      <a href="#content" className="button-primary sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50">
        {frame.skipToContent}
      </a>
      <header className="sticky top-0 z-20 flex min-h-16 items-center gap-2 border-b border-line bg-paper px-4 py-2 sm:px-6 md:col-start-2">
        <button
          ref={menuButton}
          type="button"
          className="button-quiet -ml-3 md:hidden"
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          onClick={() => setOpenOn(isOpen ? null : path)}
          onKeyDown={closeByKey}
        >
          <MenuIcon /> {shell.menu}
        </button>
        <p className="min-w-0 flex-1 truncate text-right text-muted md:text-left">{shell.loggedInAs(user?.username ?? '')}</p>
        <RefreshButton />
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble from the links */}
      <div
        id={MENU_ID}
        onKeyDown={closeByKey}
        className={`${isOpen ? 'block' : 'hidden'} bg-peacock-dark text-white md:sticky md:top-0 md:col-start-1 md:row-span-2 md:row-start-1 md:block md:h-dvh md:overflow-y-auto`}
      >
        <Sidebar path={path} onLeave={() => setOpenOn(null)} />
      </div>
      <main
        ref={screen}
        id="content"
        tabIndex={-1}
        className="w-full max-w-6xl min-w-0 px-4 pt-6 pb-[calc(1.5rem+var(--toast-height))] sm:px-6 md:col-start-2"
      >
        <OldNumbersPanel />
        {children}
      </main>
    </div>
  );
}
