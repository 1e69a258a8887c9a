/**
 * Repairs corrupt rows of schemes, damaged by manual edits, old bugs or disks. Corrupt columns become empty, so that the rest is readable
 * and the next save stores a valid row; visitors do not see such a scheme. Only what reading code relies on is checked, so that
 * stricter validation of new texts hides no old scheme.
 */
import { problemOfRule } from '../../../contract/eligibility/rules.ts';
import {
  FIELD_NAMES,
  type FieldFacts,
  type FieldKind,
  factsOf,
  type ListKind,
  type SchemeField,
  TRANSLATED_FIELDS,
} from '../../../contract/scheme-table.ts';
import { type Check, instant, instantOrNone, isInstant, isText, repair, type Sound, text } from '../../platform/database/repair-columns.ts';
import { emptyColumns } from './scheme-columns.ts';

type Row = Record<string, unknown>;

const isTextOrNone: Sound = (value) => value === undefined || isText(value);
const isTextsOrNone: Sound = (value) => value === undefined || (Array.isArray(value) && value.every(isText));
const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const isDay: Sound = (value) => value === null || (/^\d{4}-\d{2}-\d{2}$/.test(String(value)) && isInstant(value));

const LIST_OF: Record<ListKind, (one: Row) => boolean> = {
  sources: ({ url, title, date }) => [url, title, date].every(isText),
  conditions: ({ text, rule, oneOf }) => isText(text) && isTextOrNone(oneOf) && (rule === undefined || problemOfRule(rule) === null),
  examples: ({ who, facts }) => isText(who) && isObject(facts),
  papers: ({ text, papers, anyOf }) => isText(text) && isTextsOrNone(papers) && isTextsOrNone(anyOf),
};

function isListOf(isSound: (one: Row) => boolean): Sound {
  return (json) => {
    if (json === '[]') return true;
    try {
      const list: unknown = JSON.parse(json as string);
      return Array.isArray(list) && list.every((one) => isObject(one) && isSound(one));
    } catch {
      return false;
    }
  };
}

/** Whether a column contains a list that reading code can rely on. */
export function isSoundList(kind: ListKind, json: unknown): boolean {
  return isListOf(LIST_OF[kind])(json);
}

const isObjectText: Sound = (json) => {
  try {
    return isObject(JSON.parse(json as string));
  } catch {
    return false;
  }
};

const SOUND_OF_KIND: Record<FieldKind, (facts: FieldFacts) => Sound> = {
  line: () => isText,
  text: () => isText,
  rich: () => isText,
  address: () => isText,
  email: () => isText,
  words: () => isText,
  day: () => isDay,
  flag: () => (value) => value === 0 || value === 1,
  choice:
    ({ values = [] }) =>
    (value) =>
      value === '' || values.includes(value as string),
  sources: () => isListOf(LIST_OF.sources),
  conditions: () => isListOf(LIST_OF.conditions),
  examples: () => isListOf(LIST_OF.examples),
  papers: () => isListOf(LIST_OF.papers),
};

function checksOf(names: readonly SchemeField[]): Check[] {
  const empty = emptyColumns(names) as Row;
  return names.map((name) => {
    const { column } = factsOf(name);
    return { column, isSound: SOUND_OF_KIND[factsOf(name).kind](factsOf(name)), instead: empty[column] };
  });
}

const SCHEME_CHECKS: Check[] = [
  ...checksOf(FIELD_NAMES),
  ...['createdAt', 'createdOn', 'updated_on'].map(instant),
  instantOrNone('published_at'),
  { column: 'unfinished', isSound: isObjectText, instead: '{}' },
  { column: 'checked_on', isSound: isDay, instead: null },
  { column: 'status', isSound: (value) => value === 'published' || value === 'draft', instead: 'draft' },
];
const TRANSLATION_CHECKS: Check[] = [
  ...checksOf(TRANSLATED_FIELDS),
  { column: 'state', isSound: (value) => value === 'draft' || value === 'reviewed', instead: 'draft' },
  text('source_hash'),
];

export const repairScheme = <T extends object>(row: T) => repair(row, SCHEME_CHECKS);
export const repairTranslation = <T extends object>(row: T) => repair(row, TRANSLATION_CHECKS);
