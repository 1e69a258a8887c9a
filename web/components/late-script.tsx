import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * For pages that need their script: says that it has not loaded, and what works without. CSS alone shows it after some seconds, so it works
 * when no script runs; after hydration it is gone.
 */
export function LateScript({ children }: { children: ReactNode }) {
  if (useHydrated()) return null;
  return (
    <div role="status" data-late className="late note mt-4 noscript:hidden print:hidden">
      {children}
    </div>
  );
}
