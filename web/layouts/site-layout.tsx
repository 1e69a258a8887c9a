import { lazy, type ReactNode, Suspense } from 'react';
import { ToastRegion } from '../components/toast.tsx';
import { touchBundleLoaded } from '../hydration/load-on-touch.ts';
import { useMessages } from '../language/language.tsx';
import { useLinksOf } from '../routing/router.tsx';
import { SiteFooter as FinishedFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** In the browser it stays as sent until its code has loaded: its links and form work natively. */
const SiteFooter = import.meta.env.SSR ? FinishedFooter : lazy(async () => ({ default: (await touchBundleLoaded).SiteFooter }));

/** The layout around every public page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { skip } = useMessages('header');
  useLinksOf('footer', touchBundleLoaded);
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="button-primary sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:px-5">
        {skip}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
      <ToastRegion />
    </div>
  );
}
