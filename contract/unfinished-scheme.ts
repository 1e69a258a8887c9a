/** Sets aside unfinished fields of a scheme's draft. */
import { TRANSLATIONS } from './languages.ts';
import { isPlainObject } from './plain-object.ts';
import { fieldSchema, translationSchema } from './scheme-fields.ts';
import { FIELD_NAMES, type SchemeField, TRANSLATED_FIELDS, type TranslatedField } from './scheme-table.ts';
import { slugify } from './slug.ts';
import { isTyped } from './typed-entries.ts';
import { partUnfinished } from './unfinished.ts';

/** Undefined for values no form can hold, and for the name, by which staff find a draft. */
function isFinished(name: string, value: unknown): boolean | undefined {
  const field = name as SchemeField;
  if (!FIELD_NAMES.includes(field) || field === 'name' || !isTyped(field, value)) return undefined;
  if (field === 'slug' && (value === '' || slugify(value as string) !== value)) return false;
  return fieldSchema(field).safeParse(value).success;
}

function isTranslationFinished(name: string, value: unknown): boolean | undefined {
  if (!TRANSLATED_FIELDS.includes(name as TranslatedField) || !isTyped(name as SchemeField, value)) return undefined;
  return translationSchema(name as TranslatedField).safeParse(value).success;
}

/** Prepares the full form's input for its schema. Only drafts may have unfinished fields. */
export function setAsideOfScheme(input: Record<string, unknown>): Record<string, unknown> {
  // Only this function may set `unfinished`; null makes the schema refuse a sent one.
  if ('unfinished' in input) return { ...input, unfinished: null };
  if (input.status !== 'draft') return input;
  const { finished, unfinished } = partUnfinished(input, isFinished);
  const translations = isPlainObject(input.translations) ? { ...input.translations } : undefined;
  for (const language of TRANSLATIONS) {
    const texts = translations?.[language];
    if (!translations || !isPlainObject(texts)) continue;
    const parted = partUnfinished(texts, isTranslationFinished);
    translations[language] = parted.finished;
    for (const [name, value] of Object.entries(parted.unfinished)) unfinished[`translations.${language}.${name}`] = value;
  }
  if (Object.keys(unfinished).length === 0) return input;
  return { ...finished, ...(translations && { translations }), unfinished };
}
