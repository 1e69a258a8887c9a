import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointKey } from '../../../../contract/endpoint.ts';
import type { FileRow } from '../../../../contract/import-file/file-row.ts';
import { IMPORT_BATCH, importSchemes } from '../../../../contract/scheme-bulk.endpoints.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';
import { useApi } from '../../data.tsx';
import { withReason } from '../../outage.ts';
import { SCHEME_CALLS } from '../../scheme-calls.ts';
import { batchesOf } from './import-batches.ts';
import { changesOf, decisionFor, type ImportDecisions, type ImportResult, overwriteOf } from './import-decisions.ts';

export type ImportRun = {
  kind: 'dry' | 'real';
  done: number;
  total: number;
  results: ImportResult[];
  /** Set after a failed call: the progress and the reason. */
  failure: string | null;
  isRunning: boolean;
};

export type ImportChoice = { keepExisting: boolean; publish: boolean };

const isUsable = (line: FileRow) => 'row' in line;

/** Rows that could not be parsed. */
const unusable = (lines: FileRow[]): ImportResult[] =>
  lines.flatMap((one) =>
    'problem' in one
      ? [{ line: one.line, slug: '', name: one.name ?? '', outcome: 'failed', message: one.problem, id: null } as const]
      : [],
  );

/** Sends rows in batches and collects the results: first as a dry run, then with the decisions about existing schemes. */
export function useImport() {
  const api = useApi();
  const client = useQueryClient();
  const [run, setRun] = useState<ImportRun | null>(null);

  const work = async (
    kind: ImportRun['kind'],
    lines: FileRow[],
    known: ImportResult[],
    input: ImportChoice & { overwrite?: Record<string, number> },
  ) => {
    const results = [...known];
    const good = lines.filter(isUsable);
    const state: ImportRun = { kind, done: results.length, total: results.length + good.length, results, failure: null, isRunning: true };
    setRun({ ...state });
    try {
      for (const batch of batchesOf(good, IMPORT_BATCH)) {
        const answer = await api(importSchemes, { rows: batch.map(({ row }) => row), dryRun: kind === 'dry', ...input });
        for (const [index, result] of answer.results.entries())
          results.push({ ...result, line: batch[index]?.line ?? 0, name: result.name || result.slug });
        state.done += batch.length;
        setRun({ ...state });
      }
    } catch (error) {
      state.failure = withReason((error as Error).message, error);
    }
    state.isRunning = false;
    setRun({ ...state, results: [...results] });
    if (kind === 'real') await Promise.all(SCHEME_CALLS.map((call) => client.invalidateQueries({ queryKey: [endpointKey(call)] })));
  };

  return {
    run,
    reset: () => setRun(null),
    tryOut: (lines: FileRow[], choice: ImportChoice) => work('dry', lines, unusable(lines), choice),
    /** @param tried results of the dry run; rows whose scheme stays unchanged are not sent */
    store: (lines: FileRow[], choice: ImportChoice, tried: ImportResult[], decisions: ImportDecisions) => {
      const kept = new Set(changesOf(tried).flatMap((change) => (decisionFor(change, decisions) === 'keep' ? change.line : [])));
      const left = tried.flatMap((result): ImportResult[] => {
        const { change: _shown, ...rest } = result;
        return kept.has(result.line) ? [{ ...rest, outcome: 'unchanged', message: words.imports.changes.kept }] : [];
      });
      return work(
        'real',
        lines.filter(({ line }) => !kept.has(line)),
        [...unusable(lines), ...left],
        { ...choice, overwrite: overwriteOf(tried, decisions) },
      );
    },
  };
}
