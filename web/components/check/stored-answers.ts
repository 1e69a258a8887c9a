/**
 * The answers of the check. They live in the page, and in the browser's storage for as long as the visitor chose; nothing else reads them.
 * Tabs that store them share them.
 */
import { useSyncExternalStore } from 'react';
import { type Facts, readFacts } from '../../../contract/eligibility/facts.ts';
import { QUESTION_NAMES, QUESTIONS, type QuestionName } from '../../../contract/eligibility/questions.ts';
import { ANSWERS_KEY as KEY } from './has-answers.ts';

export const KEEPING = ['tab', 'month', 'always'] as const;
export type Keeping = (typeof KEEPING)[number];
/** The outcome of a question. */
export type Passed = 'answered' | 'unknown' | 'skipped';

export type Answers = {
  facts: Facts;
  /** In the order they were asked. */
  passed: { [Name in QuestionName]?: Passed };
  keeping: Keeping;
  /** The browser refused to store them. */
  isRefused: boolean;
};

const MONTH_MS = 30 * 86_400_000;
const NONE: Answers = { facts: {}, passed: {}, keeping: 'tab', isRefused: false };

let current: Answers | null = null;
const listeners = new Set<() => void>();

const isEmpty = ({ passed }: Answers) => Object.keys(passed).length === 0;

/** Stored answers; null if expired or invalid. */
function parse(kept: string | null): Answers | null {
  if (!kept) return null;
  try {
    const { facts, passed, keeping, until } = JSON.parse(kept);
    if (typeof until === 'number' && until < Date.now()) return null;
    const known = Object.entries(passed as Answers['passed']).filter(([name]) => QUESTION_NAMES.includes(name as QuestionName));
    return {
      facts: readFacts(facts).facts,
      passed: Object.fromEntries(known),
      keeping: KEEPING.find((one) => one === keeping) ?? 'tab',
      isRefused: false,
    };
  } catch {
    return null;
  }
}

function read(): Answers {
  try {
    const kept = parse(localStorage.getItem(KEY));
    // Expired.
    if (!kept) localStorage.removeItem(KEY);
    return kept ?? parse(sessionStorage.getItem(KEY)) ?? NONE;
  } catch {
    return NONE;
  }
}

/** Stores the answers in the chosen place only. Returns false if the browser refuses. */
function write(answers: Answers): boolean {
  const { isRefused: _, ...kept } = answers;
  try {
    const [used, other] = kept.keeping === 'tab' ? [sessionStorage, localStorage] : [localStorage, sessionStorage];
    other.removeItem(KEY);
    // Other tabs follow each change, so the value is replaced, never removed and written again.
    if (isEmpty(answers)) used.removeItem(KEY);
    else used.setItem(KEY, JSON.stringify({ ...kept, ...(kept.keeping === 'month' && { until: Date.now() + MONTH_MS }) }));
    return true;
  } catch {
    return false;
  }
}

function set(answers: Answers, isKept = true): void {
  current = isKept ? { ...answers, isRefused: !write(answers) } : answers;
  for (const listener of listeners) listener();
}

const now = (): Answers => {
  current ??= read();
  return current;
};

/** Follows changes by another tab, unless this tab has its own storage. */
function follow(event: StorageEvent): void {
  if (event.key !== KEY && event.key !== null) return;
  if (now().keeping === 'tab' && !isEmpty(now())) return;
  set(parse(event.newValue) ?? NONE, false);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', follow);
  };
}

export const useAnswers = (): Answers => useSyncExternalStore(subscribe, now, () => NONE);

/** @param facts the facts entered; other facts of the question are unknown */
export function answerQuestion(name: QuestionName, facts: Facts, how: Passed): void {
  const rest = Object.fromEntries(Object.entries(now().facts).filter(([fact]) => !(QUESTIONS[name] as readonly string[]).includes(fact)));
  set({ ...now(), facts: { ...rest, ...facts }, passed: { ...now().passed, [name]: how } });
}

export function askSkippedAgain(): void {
  const passed = Object.fromEntries(Object.entries(now().passed).filter(([, how]) => how !== 'skipped'));
  set({ ...now(), passed });
}

export const keepAnswers = (keeping: Keeping): void => set({ ...now(), keeping });

/** For the next person on the device; the chosen retention stays. */
export const forgetAnswers = (): void => set({ ...NONE, keeping: now().keeping });
