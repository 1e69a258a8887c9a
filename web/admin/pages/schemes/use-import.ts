import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointKey } from '../../../../contract/endpoint.ts';
import { IMPORT_BATCH, type ImportOutcome, importSchemes } from '../../../../contract/scheme-bulk.endpoints.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { useApi } from '../../../data.tsx';
import { SCHEME_CALLS } from '../../scheme-calls.ts';
import { batchesOf, type ImportLine } from './read-import-file.ts';

export type ImportResult = { line: number; name: string; outcome: ImportOutcome; message: string };

export type ImportRun = {
  kind: 'dry' | 'real';
  done: number;
  total: number;
  results: ImportResult[];
  /** Set when a call failed: how far it came, and why. */
  failure: string | null;
  isRunning: boolean;
};

/** Sends the rows in batches and gathers a result for each. */
export function useImport() {
  const api = useApi();
  const client = useQueryClient();
  const [run, setRun] = useState<ImportRun | null>(null);

  const start = async (lines: ImportLine[], kind: ImportRun['kind'], keepExisting: boolean) => {
    const good = lines.filter((line) => line.row !== null);
    const bad = lines.filter((line) => line.row === null);
    const results: ImportResult[] = bad.map(({ line }) => ({ line, name: '', outcome: 'failed', message: words.imports.badLine }));
    const state: ImportRun = { kind, done: bad.length, total: lines.length, results, failure: null, isRunning: true };
    setRun({ ...state });
    try {
      for (const batch of batchesOf(good, IMPORT_BATCH)) {
        const answer = await api(importSchemes, { rows: batch.map(({ row }) => row), dryRun: kind === 'dry', keepExisting });
        for (const [index, result] of answer.results.entries()) {
          results.push({
            line: batch[index]?.line ?? 0,
            name: result.name || result.slug,
            outcome: result.outcome,
            message: result.message,
          });
        }
        state.done += batch.length;
        setRun({ ...state });
      }
    } catch (error) {
      state.failure = (error as Error).message;
    }
    state.isRunning = false;
    setRun({ ...state, results: [...results] });
    if (kind === 'real') await Promise.all(SCHEME_CALLS.map((call) => client.invalidateQueries({ queryKey: [endpointKey(call)] })));
  };
  return { run, start, reset: () => setRun(null) };
}
