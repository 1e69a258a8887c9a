import { readChecklist } from '../../../contract/papers.endpoints.ts';
import { useLatestData } from '../../data.tsx';
import { langInput } from '../../lang-input.ts';
import { useLanguage } from '../../language.tsx';

/** The papers of the saved schemes as one list; the one before stays until the new one is there. */
export function useChecklist(ids: readonly number[]) {
  return useLatestData(readChecklist, { ids: [...ids], ...langInput(useLanguage()) }, { enabled: ids.length > 0 });
}
