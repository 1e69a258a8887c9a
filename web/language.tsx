/** The language of the page, its sentences, and its formats. */
import { createContext, type ReactNode, useContext } from 'react';
import { LANGUAGE_TABLE, type Language } from '../contract/languages.ts';
import type { Messages } from '../messages/en.ts';

type Speech = { language: Language; messages: Messages };

const SpeechContext = createContext<Speech | null>(null);

export function LanguageProvider({ language, messages, children }: Speech & { children: ReactNode }) {
  return <SpeechContext value={{ language, messages }}>{children}</SpeechContext>;
}

function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('There is no LanguageProvider above this component');
  return speech;
}

export const useLanguage = (): Language => useSpeech().language;
export const useMessages = (): Messages => useSpeech().messages;

/** Server and browser must agree whatever their clocks are set to. */
const TIME_ZONE = 'Asia/Kolkata';

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const MONTH = { year: 'numeric', month: 'short' } as const;

/** Making a formatter takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(language: Language, options: typeof DAY | typeof MONTH): Intl.DateTimeFormat {
  const key = `${language} ${'day' in options}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(LANGUAGE_TABLE[language].locale, { ...options, timeZone: TIME_ZONE });
  formatters.set(key, made);
  return made;
}

function format(language: Language, iso: string | null | undefined, options: typeof DAY | typeof MONTH): string | null {
  const date = iso ? new Date(iso) : null;
  return !date || Number.isNaN(date.getTime()) ? null : formatterOf(language, options).format(date);
}

/** `Jan 5, 2025`; null for what is no date. */
export function formatDay(language: Language, iso: string | null | undefined): string | null {
  return format(language, iso, DAY);
}

/** `Jan 2025`; null for what is no date. */
export function formatMonth(language: Language, iso: string | null | undefined): string | null {
  return format(language, iso, MONTH);
}
