import { type ReactNode, useState } from 'react';
import { frame, shell } from '../../../messages/admin/frame.ts';
import { MenuIcon } from '../components/icons.tsx';
import { useCurrentUser } from '../gate/current-user.ts';
import { RefreshButton } from './refresh-button.tsx';
import { Sidebar } from './sidebar.tsx';

/** Sidebar and header around every screen. Below 768 px the sidebar hides behind a button. */
export function AdminShell({ path, children }: { path: string; children: ReactNode }) {
  const user = useCurrentUser();
  // Opened on this path: another path closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === path;
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[15rem_minmax(0,1fr)]">
      <a href="#content" className="button-primary sr-only fixed top-2 left-2 z-50 focus:not-sr-only focus:fixed">
        {frame.skipToContent}
      </a>
      <div className={`${isOpen ? 'block' : 'hidden'} bg-peacock-dark text-white md:sticky md:top-0 md:block md:h-dvh md:overflow-y-auto`}>
        <Sidebar path={path} id="admin-menu" onLeave={() => setOpenOn(null)} />
      </div>
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-20 flex flex-wrap items-center gap-x-3 border-b border-line bg-paper px-4 py-2 sm:px-6 max-md:order-first">
          <button
            type="button"
            className="button-quiet -ml-3 md:hidden"
            aria-expanded={isOpen}
            aria-controls="admin-menu"
            onClick={() => setOpenOn(isOpen ? null : path)}
          >
            <MenuIcon /> {shell.menu}
          </button>
          <p className="ml-auto min-w-0 truncate text-muted md:ml-0 md:flex-1">{shell.loggedInAs(user?.username ?? '')}</p>
          <RefreshButton />
        </header>
        <main id="content" tabIndex={-1} className="w-full max-w-6xl flex-1 px-4 py-6 sm:px-6">
          {children}
        </main>
      </div>
    </div>
  );
}
