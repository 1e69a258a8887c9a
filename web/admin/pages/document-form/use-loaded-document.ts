import { useEffect, useState } from 'react';
import { type EditedDocument, readDocumentForEdit } from '../../../../contract/document-admin.endpoints.ts';
import { MAX_ID } from '../../../../contract/limits.ts';
import type { Base } from '../../components/record-form/use-record-form.ts';
import { useApi } from '../../data.tsx';
import { BLANK, type DocumentValues, valuesOf } from './document-values.ts';

/** `stored` is null for a new document. */
export type LoadedDocument = Base<DocumentValues> & { stored: EditedDocument | null };

export const NEW_DOCUMENT: LoadedDocument = { values: BLANK, version: undefined, stored: null };

export const loadedFrom = (paper: EditedDocument): LoadedDocument => ({ values: valuesOf(paper), version: paper.version, stored: paper });

type State = {
  loaded: LoadedDocument | null;
  /** Increases when the form must start over. */
  begun: number;
  error: Error | null;
  /** The last completed reload. */
  answered: number;
};

/**
 * A document as it is stored now. Not cached: only `reload` replaces what is being typed.
 * @param text the id in the address; undefined for a new document
 */
export function useLoadedDocument(text: string | undefined) {
  const api = useApi();
  const number = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  const id = number >= 1 && number <= MAX_ID ? number : null;
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State>({ loaded: text === undefined ? NEW_DOCUMENT : null, begun: 0, error: null, answered: round });
  useEffect(() => {
    if (id === null) return;
    const leaving = new AbortController();
    api(readDocumentForEdit, { id }, { signal: leaving.signal }).then(
      (paper) => setState({ loaded: loadedFrom(paper), begun: round, error: null, answered: round }),
      (error: Error) => !leaving.signal.aborted && setState((before) => ({ ...before, error, answered: round })),
    );
    return () => leaving.abort();
  }, [api, id, round]);
  return {
    ...state,
    isUnknown: text !== undefined && id === null,
    isBusy: state.answered !== round,
    reload: () => setRound((before) => before + 1),
  };
}
