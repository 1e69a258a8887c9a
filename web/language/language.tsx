/** The page's language, messages and formats. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '../../contract/languages.ts';
import { DATES } from '../../messages/dates.ts';
import type { Messages } from '../../messages/en.ts';

/** The browser has the message groups named by loaded code, the server all. */
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
 * A group of messages in the page's language. The build reads the group names in the source and loads each group with the code that names
 * it (`scripts/page-messages.ts`), so names must be literals.
 */
export function useMessages<Group extends keyof Messages>(group: Group): Messages[Group] {
  return useSpeech().messages[group] as Messages[Group];
}

/** India's offset, the same all year. Fixed, because server and browser must format alike in any time zone. */
const AHEAD_MS = 330 * 60_000;

function inIndia(iso: string | null | undefined): Date | null {
  const date = iso ? new Date(Date.parse(iso) + AHEAD_MS) : null;
  return !date || Number.isNaN(date.getTime()) ? null : date;
}

/** `Jan 5, 2025`; null for an invalid date. */
export function formatDay(language: Language, iso: string | null | undefined): string | null {
  const date = inIndia(iso);
  const { months, day } = DATES[language];
  return date && day(date.getUTCDate(), months[date.getUTCMonth()] as string, date.getUTCFullYear());
}

/** `Jan 2025`; null for an invalid date. */
export function formatMonth(language: Language, iso: string | null | undefined): string | null {
  const date = inIndia(iso);
  const { months, month } = DATES[language];
  return date && month(months[date.getUTCMonth()] as string, date.getUTCFullYear());
}
