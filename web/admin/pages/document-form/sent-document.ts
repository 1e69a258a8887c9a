/** Builds the payload from the form's values. */
import { readNumber } from '../../../../contract/digits.ts';
import type { addDocument } from '../../../../contract/document-admin.endpoints.ts';
import type { DocumentEntry, DocumentTexts } from '../../../../contract/document-entry.ts';
import type { Input } from '../../../../contract/endpoint.ts';
import { SOURCE_LANGUAGE, TRANSLATIONS, type TranslationLanguage } from '../../../../contract/languages.ts';
import type { WrittenState } from '../../../../contract/translation.ts';
import { type DocumentValues, LINE_FIELDS, type SpanValues, type TextValues, textsIn } from './document-values.ts';

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const sentTexts = (texts: TextValues): DocumentTexts => ({
  ...texts,
  ...(Object.fromEntries(LINE_FIELDS.map((field) => [field, linesIn(texts[field])])) as Pick<DocumentTexts, (typeof LINE_FIELDS)[number]>),
});

/** A single number is both ends. NaN for invalid input. */
export function sentSpan({ from, to }: SpanValues): { from: number; to: number } | null {
  const [first, last] = [from.trim() || to.trim(), to.trim() || from.trim()];
  return first === '' ? null : { from: readNumber(first) ?? Number.NaN, to: readNumber(last) ?? Number.NaN };
}

/** Invalid numbers are sent as typed, because a draft stores them. */
function spanToSend(span: SpanValues) {
  const sent = sentSpan(span);
  return sent && (Number.isNaN(sent.from) || Number.isNaN(sent.to)) ? (span as unknown as typeof sent) : sent;
}

const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/** Whether a translation has any text. */
export function isBegun(values: DocumentValues, language: TranslationLanguage): boolean {
  return Object.values(textsIn(values, language)).some((text) => (typeof text === 'string' ? text.trim() !== '' : text.length > 0));
}

export function isEnglishChanged(base: DocumentValues, values: DocumentValues): boolean {
  return differs(textsIn(base, SOURCE_LANGUAGE), textsIn(values, SOURCE_LANGUAGE));
}

/** A translation becomes stale if its English changes, unless it was edited or confirmed. */
export function stateToSend(
  base: DocumentValues,
  values: DocumentValues,
  language: TranslationLanguage,
  isConfirmed: boolean,
): WrittenState {
  const state = values[`${language}_state`];
  const isTouched = state !== base[`${language}_state`] || differs(textsIn(base, language), textsIn(values, language));
  return isEnglishChanged(base, values) && !isTouched && !isConfirmed ? 'stale' : state;
}

/** @param confirmed translations confirmed against the edited English */
export function documentInput(
  base: DocumentValues,
  values: DocumentValues,
  confirmed: readonly TranslationLanguage[] = [],
): Omit<Input<typeof addDocument>, 'status'> {
  const { slug, group, needs, sources, checkedBy, note } = values;
  const translations = TRANSLATIONS.filter((language) => isBegun(values, language)).map((language) => {
    const state = stateToSend(base, values, language, confirmed.includes(language));
    return [language, { ...sentTexts(textsIn(values, language)), state }] as const;
  });
  return {
    slug,
    entry: {
      group,
      otherNames: linesIn(values.otherNames),
      needs,
      online: values.online.map((one) => ({ ...one, state: one.state || null })),
      feeRupees: spanToSend(values.feeRupees),
      days: spanToSend(values.days),
      en: sentTexts(textsIn(values, SOURCE_LANGUAGE)),
      translations: Object.fromEntries(translations) as DocumentEntry['translations'],
      sources,
      reviewBy: values.reviewBy || null,
      checkedOn: values.checkedOn || null,
      checkedBy,
      note,
    },
  };
}
