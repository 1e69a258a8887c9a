import { useMessages } from '../language/language.tsx';
import { RESULTS_ID } from './focus-results.ts';

/** Skips search and filters to the first result. Visible only when focused. */
export function SkipToResults() {
  const list = useMessages('schemeList');
  return (
    <a href={`#${RESULTS_ID}`} className="button-primary sr-only focus:not-sr-only focus:absolute focus:z-50 focus:px-5">
      {list.skipToResults}
    </a>
  );
}
