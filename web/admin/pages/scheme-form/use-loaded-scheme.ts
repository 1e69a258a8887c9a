import { useEffect, useState } from 'react';
import { eachTranslation, type TranslationLanguage } from '../../../../contract/languages.ts';
import { MAX_ID } from '../../../../contract/limits.ts';
import { readSchemeForStaff, type SchemeForStaff } from '../../../../contract/scheme-admin.endpoints.ts';
import { readScheme, type Scheme } from '../../../../contract/schemes.endpoints.ts';
import { isNotFound } from '../../../data/is-not-found.ts';
import { useFreshData } from '../../use-fresh-data.ts';
import { BLANK, type FormValues } from './form-values.ts';
import { valuesOf } from './loaded-scheme.ts';

export type LoadedScheme = {
  values: FormValues;
  /** The stored version; undefined for a new scheme. */
  version: number | undefined;
  /** Data that is not in the form; null for a new scheme. */
  stored: {
    id: number;
    status: 'published' | 'draft';
    checkedOn: string | null;
    checkedBy: string;
    /** Unfinished fields of a draft. */
    unfinished: string[];
    translationStates: Record<TranslationLanguage, SchemeForStaff['translations'][TranslationLanguage]['state']>;
  } | null;
};

export const NEW_SCHEME: LoadedScheme = { values: BLANK, version: undefined, stored: null };

export function loadedFrom(id: number, scheme: Scheme, staff: SchemeForStaff | undefined): LoadedScheme {
  return {
    values: valuesOf(scheme, staff),
    version: scheme.version,
    stored: {
      id,
      status: scheme.status ?? 'published',
      checkedOn: scheme.checkedOn ?? null,
      checkedBy: scheme.checkedBy ?? '',
      unfinished: Object.keys(staff?.unfinished ?? {}),
      translationStates: eachTranslation((language) => staff?.translations[language].state ?? 'missing'),
    },
  };
}

/**
 * A scheme as the form needs it. Only `reload` replaces what is being typed. As specified, an unknown id gives an empty form, which adds a
 * scheme.
 */
export function useLoadedScheme(text: string | undefined) {
  const number = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  const id = number >= 1 && number <= MAX_ID ? number : null;
  const scheme = useFreshData(readScheme, { id: id ?? 0 }, { enabled: id !== null });
  const staff = useFreshData(readSchemeForStaff, { id: id ?? 0 }, { enabled: id !== null });
  const [loaded, setLoaded] = useState<LoadedScheme | null>(id === null ? NEW_SCHEME : null);
  const isBusy = scheme.isFetching || staff.isFetching;
  const error = isNotFound(scheme.error) ? null : (scheme.error ?? (isNotFound(staff.error) ? null : staff.error));

  useEffect(() => {
    if (loaded || isBusy || error || id === null) return;
    if (isNotFound(scheme.error)) setLoaded(NEW_SCHEME);
    else if (scheme.data) setLoaded(loadedFrom(id, scheme.data, staff.data));
  }, [loaded, isBusy, error, id, scheme.error, scheme.data, staff.data]);

  /** Fetches again and starts over. */
  const reload = async () => {
    const [newScheme, newStaff] = await Promise.all([scheme.refetch(), staff.refetch()]);
    if (id !== null && newScheme.data) setLoaded(loadedFrom(id, newScheme.data, newStaff.data));
  };
  return { loaded, error, isBusy, reload };
}
