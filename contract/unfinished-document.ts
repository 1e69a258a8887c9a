/** Sets aside unfinished fields of a document's draft. */
import type * as z from 'zod/mini';
import { documentFacts, documentTexts } from './document-entry.ts';
import { TRANSLATIONS } from './languages.ts';
import { isPlainObject } from './plain-object.ts';
import { partUnfinished, type Unfinished } from './unfinished.ts';

const isTypedPart = (value: unknown) => value === null || typeof value === 'string' || typeof value === 'number';

/** Whether form controls can hold the value: text, lines, rows of texts, and two ends of a span. */
function isTyped(value: unknown): boolean {
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string' || (isPlainObject(one) && Object.values(one).every(isTypedPart)));
  return typeof value === 'string' || (isPlainObject(value) && Object.values(value).every(isTypedPart));
}

/** The empty value stored instead of an unfinished one. */
const blankOf = (value: unknown) => (Array.isArray(value) ? [] : typeof value === 'string' ? '' : null);

function part(fields: unknown, schemas: Record<string, z.ZodMiniType>, aside: Unfinished, prefix = ''): unknown {
  if (!isPlainObject(fields)) return fields;
  const { unfinished } = partUnfinished(fields, (name, value) => {
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    return schema && name !== 'group' && isTyped(value) ? schema.safeParse(value).success : undefined;
  });
  for (const [name, value] of Object.entries(unfinished)) aside[prefix + name] = value;
  return { ...fields, ...Object.fromEntries(Object.entries(unfinished).map(([name, value]) => [name, blankOf(value)])) };
}

/** Prepares the form's input for its schema. Only drafts may have unfinished fields. */
export function setAsideOfDocument(input: Record<string, unknown>): Record<string, unknown> {
  const { status, entry } = input;
  if (status !== 'draft' || !isPlainObject(entry)) return input;
  const aside: Unfinished = {};
  const facts = part(entry, documentFacts, aside) as Record<string, unknown>;
  const en = part(entry.en, documentTexts.shape, aside, 'en.');
  const translations = isPlainObject(entry.translations) ? { ...entry.translations } : entry.translations;
  if (isPlainObject(translations)) {
    for (const language of TRANSLATIONS)
      if (translations[language] !== undefined)
        translations[language] = part(translations[language], documentTexts.shape, aside, `${language}.`);
  }
  return { ...input, entry: { ...facts, en, translations, ...(Object.keys(aside).length > 0 && { unfinished: aside }) } };
}

/** Puts unfinished values back into an entry, for its form. */
export function withUnfinishedParts<E extends { en: object; translations: object; unfinished?: Unfinished | undefined }>(entry: E): E {
  const { unfinished = {}, ...finished } = structuredClone(entry);
  const whole = finished as unknown as Record<string, Record<string, unknown>>;
  for (const [name, value] of Object.entries(unfinished)) {
    const [language, field] = name.split('.');
    const texts = language === 'en' ? whole.en : whole.translations?.[language ?? ''];
    if (field && isPlainObject(texts)) texts[field] = value;
    else if (!field) Object.assign(whole, { [name]: value });
  }
  return whole as unknown as E;
}
