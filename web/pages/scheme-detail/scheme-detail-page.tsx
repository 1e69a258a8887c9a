import { readScheme } from '../../../contract/schemes.endpoints.ts';
import { useData } from '../../data.tsx';
import { isNotFound } from '../../is-not-found.ts';
import { langInput } from '../../lang-input.ts';
import { useLanguage } from '../../language.tsx';
import type { PageProps } from '../../page.ts';
import { schemeId } from './scheme-id.ts';
import { MISSING_SCHEME, SchemeLoadFailure, SchemeNotFound } from './scheme-problem.tsx';
import { SchemeSkeleton } from './scheme-skeleton.tsx';
import { SchemeView } from './scheme-view.tsx';

/** The address the page arrived at finished, when it said that there is no such scheme: the answer of a failed call is not embedded. */
const missingOnArrival = typeof document === 'undefined' ? undefined : document.getElementById(MISSING_SCHEME)?.dataset.id;

/** One scheme; or it is loading, does not exist, or could not be loaded. What cannot be an id is not asked for. */
export default function SchemeDetailPage({ params }: PageProps) {
  const id = schemeId(params.id);
  const isMissing = id === null || missingOnArrival === String(id);
  const input = { id: id ?? 0, ...langInput(useLanguage()) };
  const { data, error, isFetching, refetch } = useData(readScheme, input, { enabled: !isMissing });
  if (isMissing || isNotFound(error)) return <SchemeNotFound id={id} />;
  if (data) return <SchemeView key={id} scheme={data} />;
  if (error && !isFetching) return <SchemeLoadFailure onRetry={() => void refetch()} />;
  return <SchemeSkeleton />;
}
