import type { ReactNode } from 'react';
import { ToastRegion } from '../components/toast.tsx';
import { useMessages } from '../language.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What stands around every public page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { skip } = useMessages().layout;
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="button-primary sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:px-5">
        {skip}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter />
      <ToastRegion />
    </div>
  );
}
