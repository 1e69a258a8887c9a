/** The form's values, flat, and the payload made from them. */

import { namedDocuments } from '../../../../contract/document-lines.ts';
import type { Input } from '../../../../contract/endpoint.ts';
import { isEmptyHtml } from '../../../../contract/html-text.ts';
import { eachTranslation, TRANSLATIONS, type TranslationLanguage } from '../../../../contract/languages.ts';
import type { addWholeScheme } from '../../../../contract/scheme-admin.endpoints.ts';
import {
  emptyOf,
  FIELD_NAMES,
  type FieldValue,
  factsOf,
  type SchemeField,
  TRANSLATED_FIELDS,
  type TranslatedField,
} from '../../../../contract/scheme-table.ts';

/** The texts of a scheme in one translation. */
export type TranslatedValues = { [F in TranslatedField]: string } & { state: 'draft' | 'reviewed' };

/** Fields by name; an unset day is empty text, as in its input. */
export type FormValues = { [F in SchemeField]: FieldValue<F> extends string | null ? NonNullable<FieldValue<F>> : FieldValue<F> } & {
  /** Ids as text. */
  categories: string[];
  states: string[];
  translations: Record<TranslationLanguage, TranslatedValues>;
};

/** Props of every part of the form. */
export type PartProps = { values: FormValues; set: (changed: Partial<FormValues>) => void; isDisabled: boolean };

const blank = (names: readonly SchemeField[]) => Object.fromEntries(names.map((name) => [name, emptyOf(factsOf(name).kind) ?? '']));

export const BLANK = {
  ...blank(FIELD_NAMES),
  categories: [],
  states: [],
  translations: eachTranslation(() => ({ ...blank(TRANSLATED_FIELDS), state: 'draft' })),
} as unknown as FormValues;

/** Always sent, because the specification lists them, besides categories and states. */
export const SPECIFIED = [
  'name',
  'keywords',
  'eligibility',
  'documentsRequired',
  'benefits',
  'applicationProcess',
  'schemeDescription',
] as const satisfies SchemeField[];

const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

export function changedNames(loaded: FormValues, values: FormValues): (keyof FormValues)[] {
  return (Object.keys(values) as (keyof FormValues)[]).filter((name) => differs(loaded[name], values[name]));
}

/** A line without documents is incomplete. */
export function sentDocuments(papers: FormValues['papers']): FormValues['papers'] {
  return papers.filter((line) => namedDocuments(line).length > 0);
}

type PayloadOptions = {
  /** Includes lines without documents. */
  isDraft?: boolean;
  /** Fields of the draft set aside by the server. They are sent again, to be completed or set aside once more. */
  unfinished?: readonly string[];
};

/** The specified fields, and others only if changed. */
export function payloadOf(
  loaded: FormValues,
  typed: FormValues,
  { isDraft = false, unfinished = [] }: PayloadOptions = {},
): Input<typeof addWholeScheme> {
  const values = { ...typed, papers: isDraft ? typed.papers : sentDocuments(typed.papers) };
  const isSent = (name: SchemeField) =>
    SPECIFIED.includes(name as never) || unfinished.includes(name) || differs(loaded[name], values[name]);
  const sent = FIELD_NAMES.filter(isSent);
  const isTranslationSent = (language: TranslationLanguage) =>
    unfinished.some((name) => name.startsWith(`translations.${language}.`)) ||
    differs(loaded.translations[language], values.translations[language]);
  const translated = TRANSLATIONS.filter(isTranslationSent);
  return {
    ...Object.fromEntries(sent.map((name) => [name, values[name]])),
    category_id: values.categories,
    beneficiaryStates: values.states,
    ...(translated.length > 0 && {
      translations: Object.fromEntries(translated.map((language) => [language, values.translations[language]])),
    }),
  };
}

export function isComplete({ name, categories }: FormValues): boolean {
  return name.trim() !== '' && categories.length > 0;
}

/** Whether every English text is translated. */
export function isTranslated(values: FormValues, language: TranslationLanguage): boolean {
  const isThere = (html: string) => !isEmptyHtml(html);
  const texts = values.translations[language];
  return isThere(texts.name) && TRANSLATED_FIELDS.every((field) => !isThere(values[field]) || isThere(texts[field]));
}
