import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * For pages that wait for their script: says that it has not come, and what can be done without. The style sheet alone shows it, after a
 * few seconds, so that it is there when no script is; with React it is gone for good.
 */
export function LateScript({ children }: { children: ReactNode }) {
  if (useHydrated()) return null;
  return (
    <div role="status" data-late className="late note mt-4 noscript:hidden print:hidden">
      {children}
    </div>
  );
}
