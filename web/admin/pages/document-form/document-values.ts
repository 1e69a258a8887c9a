/** The form's values, flat, so that changes to different fields do not conflict. */

import type { EditedDocument } from '../../../../contract/document-admin.endpoints.ts';
import type { DocumentFacts, DocumentTexts } from '../../../../contract/document-entry.ts';
import { type Language, SOURCE_LANGUAGE, TRANSLATIONS, type TranslationLanguage } from '../../../../contract/languages.ts';
import type { STATES } from '../../../../contract/states.ts';
import type { WrittenState } from '../../../../contract/translation.ts';
import { withUnfinishedParts } from '../../../../contract/unfinished-document.ts';

export type TextField = keyof DocumentTexts;
export type Step = DocumentTexts['steps'][number];
export type TextValues = { [F in TextField]: F extends 'steps' ? Step[] : string };
type TranslatedValues = { [F in TextField as `${TranslationLanguage}_${F}`]: TextValues[F] } & Record<
  `${TranslationLanguage}_state`,
  WrittenState
>;

/** As typed. */
export type SpanValues = { from: string; to: string };
/** Empty means all of India. */
export type OnlineValues = { state: (typeof STATES)[number] | ''; url: string; title: string };

export type DocumentValues = Pick<DocumentFacts, 'group' | 'needs' | 'sources' | 'checkedBy' | 'note'> & {
  slug: string;
  /** One per line. */
  otherNames: string;
  online: OnlineValues[];
  feeRupees: SpanValues;
  days: SpanValues;
  /** Dates; empty if unset, as in their inputs. */
  reviewBy: string;
  checkedOn: string;
} & TextValues &
  TranslatedValues;

/** Props of every part of the form. */
export type PartProps = { values: DocumentValues; set: (changed: Partial<DocumentValues>) => void; isDisabled: boolean };

/** In the form's order, including lists edited one per line. */
export const TEXT_FIELDS: readonly TextField[] = [
  'name',
  'summary',
  'description',
  'issuer',
  'steps',
  'fee',
  'time',
  'validity',
  'acceptedInstead',
  'refusals',
  'corrections',
];
export const LINE_FIELDS = ['acceptedInstead', 'refusals', 'corrections'] as const satisfies TextField[];
export const isLines = (field: string): boolean => (LINE_FIELDS as readonly string[]).includes(field);

const BLANK_TEXTS = Object.fromEntries(TEXT_FIELDS.map((field) => [field, field === 'steps' ? [] : ''])) as unknown as TextValues;
const NO_SPAN: SpanValues = { from: '', to: '' };

/** The form's key for a text in a language. */
export function keyOf(language: Language, field: TextField): keyof DocumentValues {
  return language === SOURCE_LANGUAGE ? field : `${language}_${field}`;
}

export function textsIn(values: DocumentValues, language: Language): TextValues {
  return Object.fromEntries(TEXT_FIELDS.map((field) => [field, values[keyOf(language, field)]])) as TextValues;
}

function keyed(language: Language, texts: TextValues): Partial<DocumentValues> {
  return Object.fromEntries(TEXT_FIELDS.map((field) => [keyOf(language, field), texts[field]]));
}

export const BLANK = {
  slug: '',
  group: 'identity',
  otherNames: '',
  needs: [],
  online: [],
  feeRupees: NO_SPAN,
  days: NO_SPAN,
  sources: [],
  reviewBy: '',
  checkedOn: '',
  checkedBy: '',
  note: '',
  ...BLANK_TEXTS,
  ...Object.assign({}, ...TRANSLATIONS.map((language) => ({ ...keyed(language, BLANK_TEXTS), [`${language}_state`]: 'draft' }))),
} as DocumentValues;

export function valuesOf({ slug, entry }: Pick<EditedDocument, 'slug' | 'entry'>): DocumentValues {
  const { en, translations, otherNames, online, feeRupees, days, reviewBy, checkedOn, unfinished: _, ...same } = withUnfinishedParts(entry);
  const translated = TRANSLATIONS.map((language) => {
    const { state, ...texts } = translations[language] ?? {};
    return 'name' in texts && state ? { ...keyed(language, typed(texts)), [`${language}_state`]: state } : {};
  });
  return {
    ...BLANK,
    ...same,
    slug,
    otherNames: otherNames.join('\n'),
    online: online.map((one) => ({ ...one, state: one.state ?? '' })),
    feeRupees: feeRupees ? typedSpan(feeRupees) : NO_SPAN,
    days: days ? typedSpan(days) : NO_SPAN,
    reviewBy: reviewBy ?? '',
    checkedOn: checkedOn ?? '',
    ...typed(en),
    ...Object.assign({}, ...translated),
  };
}

const typed = (texts: DocumentTexts): TextValues => ({
  ...texts,
  ...(Object.fromEntries(LINE_FIELDS.map((field) => [field, texts[field].join('\n')])) as Pick<TextValues, (typeof LINE_FIELDS)[number]>),
});

const typedSpan = ({ from, to }: { from: number; to: number }): SpanValues => ({ from: String(from), to: String(to) });
