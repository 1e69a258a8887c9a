import { readScheme } from '../../../contract/schemes.endpoints.ts';
import { useData } from '../../data.tsx';
import { isNotFound } from '../../is-not-found.ts';
import { langInput } from '../../lang-input.ts';
import { useLanguage } from '../../language.tsx';
import type { PageProps } from '../../page.ts';
import { schemeId } from './scheme-id.ts';
import { SchemeLoadFailure, SchemeNotFound } from './scheme-problem.tsx';
import { SchemeSkeleton } from './scheme-skeleton.tsx';
import { SchemeView } from './scheme-view.tsx';

/** One scheme; or it is loading, does not exist, or could not be loaded. What cannot be an id is not asked for. */
export default function SchemeDetailPage({ params }: PageProps) {
  const id = schemeId(params.id);
  const input = { id: id ?? 0, ...langInput(useLanguage()) };
  const { data, error, isFetching, refetch } = useData(readScheme, input, { enabled: id !== null });
  if (id === null || isNotFound(error)) return <SchemeNotFound />;
  if (data) return <SchemeView key={id} scheme={data} />;
  if (error && !isFetching) return <SchemeLoadFailure onRetry={() => void refetch()} />;
  return <SchemeSkeleton />;
}
