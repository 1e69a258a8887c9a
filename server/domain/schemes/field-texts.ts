/** The fields of a scheme as plain text, for the searches of staff. */
import type { Rule } from '../../../contract/eligibility/rules.ts';
import { htmlToText } from '../../../contract/html-text.ts';
import { type Language, SOURCE_LANGUAGE, TRANSLATIONS, type TranslationLanguage } from '../../../contract/languages.ts';
import { FIELD_NAMES, type FieldKind, factsOf, TRANSLATED_FIELDS } from '../../../contract/scheme-table.ts';

export type FieldText = {
  /** Name in the form, such as `translations.hi.benefits`. */
  field: string;
  language: Language;
  text: string;
};

/** A complete row, or a record of the catalogue, with translations. */
export type ReadableScheme = { translations: { [L in TranslationLanguage]?: object } };

const asStored = (stored: string) => stored;
const nothing = () => '';

const TEXT_OF_KIND: Record<FieldKind, (stored: string) => string> = {
  line: asStored,
  text: asStored,
  rich: htmlToText,
  words: asStored,
  day: asStored,
  address: nothing,
  email: nothing,
  choice: nothing,
  flag: nothing,
  sources: nothing,
  conditions: ruleTexts,
  examples: exampleTexts,
  papers: nothing,
};

/** Fields that are slugs. */
const NOT_SAID = new Set(['slug', 'replacedBy']);

export function fieldTexts(scheme: ReadableScheme): FieldText[] {
  const row = scheme as unknown as Record<string, unknown>;
  const english = FIELD_NAMES.flatMap((name): FieldText[] => {
    const { kind, column } = factsOf(name);
    if (NOT_SAID.has(name)) return [];
    const stored = row[column];
    if (typeof stored !== 'string' || stored === '' || stored === '[]') return [];
    const text = TEXT_OF_KIND[kind](stored);
    return text ? [{ field: name, language: SOURCE_LANGUAGE, text }] : [];
  });
  const translated = TRANSLATIONS.flatMap((language) =>
    TRANSLATED_FIELDS.flatMap((name): FieldText[] => {
      const { kind, column } = factsOf(name);
      const stored = (scheme.translations[language] as Record<string, unknown> | undefined)?.[column];
      if (typeof stored !== 'string' || !stored) return [];
      return [{ field: `translations.${language}.${name}`, language, text: TEXT_OF_KIND[kind](stored) }];
    }),
  );
  return [...english, ...translated];
}

/** Formats the number of a fact like in a sentence, so that `numbersIn` finds its unit. */
const SAID: Record<string, (value: unknown, unit?: string) => string> = {
  age: (value) => `${value} years`,
  incomeYear: (value) => `₹${value}`,
  landHectares: (value, unit) => `${value} ${unit ?? 'hectare'}`,
  class: (value) => `class ${value}`,
  disabilityPercent: (value) => `${value}%`,
};

/** The numbers of rules, one line per rule. */
function ruleTexts(json: string): string {
  return parsed<{ rule?: Rule }>(json)
    .map(({ rule }) => (rule ? saidIn(rule).join(', ') : ''))
    .filter(Boolean)
    .join('\n');
}

function exampleTexts(json: string): string {
  return parsed<{ who: string; facts: Record<string, unknown> }>(json)
    .map(({ who, facts }) => [who, ...saidIn(facts)].join(', '))
    .join('\n');
}

function saidIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(saidIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => {
    const say = SAID[name];
    if (!say) return saidIn(value);
    if (typeof value === 'number') return [say(value)];
    const { unit, ...range } = (value ?? {}) as Record<string, unknown>;
    return Object.values(range)
      .filter((one) => typeof one === 'number')
      .map((one) => say(one, typeof unit === 'string' ? unit : undefined));
  });
}

/** Empty for corrupt JSON. */
function parsed<T>(json: string): T[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
