/** The language of the page, its sentences, and its formats. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '../../contract/languages.ts';
import { DATES } from '../../messages/dates.ts';
import type { Messages } from '../../messages/en.ts';

/** The browser has the groups that the code it has loaded names, the server all. */
type Speech = { language: Language; messages: Partial<Messages> };

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

/**
 * A group of sentences in the language of the page. The build reads the names given here and loads each group with the code that names it
 * (`scripts/page-messages.ts`), so a name is always written out.
 */
export function useMessages<Group extends keyof Messages>(group: Group): Messages[Group] {
  return useSpeech().messages[group] as Messages[Group];
}

/** What the clocks of India are ahead, all year; server and browser must agree whatever their own are set to. */
const AHEAD_MS = 330 * 60_000;

function inIndia(iso: string | null | undefined): Date | null {
  const date = iso ? new Date(Date.parse(iso) + AHEAD_MS) : null;
  return !date || Number.isNaN(date.getTime()) ? null : date;
}

/** `Jan 5, 2025`; null for what is no date. */
export function formatDay(language: Language, iso: string | null | undefined): string | null {
  const date = inIndia(iso);
  const { months, day } = DATES[language];
  return date && day(date.getUTCDate(), months[date.getUTCMonth()] as string, date.getUTCFullYear());
}

/** `Jan 2025`; null for what is no date. */
export function formatMonth(language: Language, iso: string | null | undefined): string | null {
  const date = inIndia(iso);
  const { months, month } = DATES[language];
  return date && month(months[date.getUTCMonth()] as string, date.getUTCFullYear());
}
