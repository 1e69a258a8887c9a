/** How far a text has come in a language. */
import * as z from 'zod/mini';
import { LANGUAGES, TRANSLATIONS } from './languages.ts';

/** A translation is stale when its English changed since. */
export const TRANSLATION_STATES = ['missing', 'draft', 'reviewed', 'stale'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];
/** What is there is one of these. */
export type WrittenState = Exclude<TranslationState, 'missing'>;
export const WRITTEN_STATES = ['draft', 'reviewed', 'stale'] as const satisfies WrittenState[];

export const translation = z.object({
  language: z.enum(LANGUAGES),
  state: z.enum(TRANSLATION_STATES),
  /** The other languages it has been translated into. */
  others: z.array(z.enum(TRANSLATIONS)),
  /** Of a translation: the fields given in English, since they are not translated or have other lines than their English. */
  english: z.array(z.string()),
});
export type Translation = z.infer<typeof translation>;
