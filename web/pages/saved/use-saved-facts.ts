import { useState } from 'react';
import { readSavedSchemes } from '../../../contract/saved.endpoints.ts';
import { useLatestData } from '../../data/data.tsx';
import { langInput } from '../../language/lang-input.ts';
import { useLanguage } from '../../language/language.tsx';

/** The facts of saved schemes in one call. Removing a scheme does not refetch; adding one does. */
export function useSavedFacts(ids: readonly number[]) {
  const language = useLanguage();
  const [asked, setAsked] = useState(ids);
  const isCovered = ids.every((id) => asked.includes(id));
  if (!isCovered) setAsked(ids);
  const wanted = [...(isCovered ? asked : ids)];
  return useLatestData(readSavedSchemes, { ids: wanted, ...langInput(language) }, { enabled: wanted.length > 0 });
}
