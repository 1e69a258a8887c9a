/** Loads the rules: the files for everybody, and those of the visitor's state. */
import { useEffect, useMemo, useRef } from 'react';
import { type CheckPart, readCheckRules, readCheckTexts } from '../../../contract/check.endpoints.ts';
import { type Line, withStates } from '../../../contract/eligibility/evaluate.ts';
import type { Facts } from '../../../contract/eligibility/facts.ts';
import { useCall, useData } from '../../data/data.tsx';
import { isNotFound } from '../../data/is-not-found.ts';
import { langInput } from '../../language/lang-input.ts';
import { useLanguage } from '../../language/language.tsx';
import { partsCall } from './parts-call.ts';

export type RuledScheme = {
  id: number;
  slug: string;
  categories: string[];
  /** Empty for all of India. */
  states: readonly string[];
  name: string;
  benefit: string;
  firstStep: string;
  /** The line about its states comes first. */
  lines: readonly Line[];
};

export type Rules = {
  /** Undefined while loading. */
  schemes: RuledScheme[] | undefined;
  /** The parts of the rules they come from. */
  parts: CheckPart[];
  /** While the state is unknown: what is known of the schemes in single states' parts, so that the state is asked. */
  unread: (readonly Line[])[];
  /** Names of schemes one may already receive, by slug. */
  receivable: ReadonlyMap<string, string>;
  error: Error | null;
  retry: () => void;
};

const LOOK_AGAIN_MS = 120_000;

export function useRules({ state }: Facts): Rules {
  const language = useLanguage();
  const list = useCall(partsCall({ language }));
  const all = list.data?.parts ?? [];
  const common = all.find((part) => part.state === null);
  const own = state === undefined ? undefined : all.find((part) => part.state === state);
  const files = [usePart(common), usePart(own)];
  const { refetch } = list;
  const receivable = useMemo(() => new Map(list.data?.receivable.map(({ slug, name }) => [slug, name])), [list.data]);

  // Applies changes by staff while somebody answers.
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void refetch();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refetch]);
  const isOutdated = files.some(({ error }) => isNotFound(error));
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);

  const [commonSchemes, ownSchemes] = files.map(({ schemes }) => schemes);
  const isComplete = commonSchemes !== undefined && (!own || ownSchemes !== undefined);
  const schemes = useMemo(() => {
    if (!isComplete) return undefined;
    const known = new Map([...(commonSchemes ?? []), ...(ownSchemes ?? [])].map((scheme) => [scheme.id, scheme]));
    return [...known.values()];
  }, [isComplete, commonSchemes, ownSchemes]);
  // The previous rules stay while new ones load.
  const last = useRef(schemes);
  if (schemes) last.current = schemes;
  return {
    schemes: schemes ?? last.current,
    parts: [common, own].filter((part) => part !== undefined),
    unread: state === undefined ? all.flatMap((part) => (part.state === null ? [] : [withStates([part.state], [])])) : [],
    receivable,
    error: list.error ?? (isOutdated ? null : (files.find(({ error }) => error)?.error ?? null)),
    retry: () => {
      void refetch();
      for (const file of files) file.retry();
    },
  };
}

function usePart(part: CheckPart | undefined) {
  const lang = langInput(useLanguage());
  const enabled = part !== undefined;
  const rules = useData(readCheckRules, { part: part?.rules ?? '', ...lang }, { enabled });
  const texts = useData(readCheckTexts, { part: part?.texts ?? '', ...lang }, { enabled });
  const ruled = rules.data?.schemes;
  const told = texts.data?.schemes;
  const schemes = useMemo(
    () =>
      told &&
      ruled?.map(({ lines, ...scheme }, place): RuledScheme => {
        const { name = '', benefit = '', firstStep = '' } = told[place] ?? {};
        return { ...scheme, name, benefit, firstStep, lines: withStates(scheme.states, lines as Line[]) };
      }),
    [ruled, told],
  );
  return {
    schemes,
    error: rules.error ?? texts.error,
    retry: () => {
      if (!enabled) return;
      if (rules.error) void rules.refetch();
      if (texts.error) void texts.refetch();
    },
  };
}
