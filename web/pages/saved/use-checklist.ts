import { readChecklist } from '../../../contract/documents.endpoints.ts';
import { useLatestData } from '../../data/data.tsx';
import { langInput } from '../../language/lang-input.ts';
import { useLanguage } from '../../language/language.tsx';

/** The merged documents of the saved schemes; the previous list stays until the new one arrives. */
export function useChecklist(ids: readonly number[]) {
  return useLatestData(readChecklist, { ids: [...ids], ...langInput(useLanguage()) }, { enabled: ids.length > 0 });
}
