/** The state of translations. */
import * as z from 'zod/mini';
import { LANGUAGES, TRANSLATIONS } from './languages.ts';

/** A translation is stale if its English has changed since. */
export const TRANSLATION_STATES = ['missing', 'draft', 'reviewed', 'stale'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];
/** States of an existing translation. */
export type WrittenState = Exclude<TranslationState, 'missing'>;
export const WRITTEN_STATES = ['draft', 'reviewed', 'stale'] as const satisfies WrittenState[];

export const translation = z.object({
  language: z.enum(LANGUAGES),
  state: z.enum(TRANSLATION_STATES),
  /** Other languages of existing translations. */
  others: z.array(z.enum(TRANSLATIONS)),
  /** Fields that fall back to English, because they are not translated or have other lines. */
  english: z.array(z.string()),
});
export type Translation = z.infer<typeof translation>;
