/** Checks unfinished values of drafts: they must have a shape that the controls of the form can show again. */
import { FACTS, type FactName } from './eligibility/facts.ts';
import { isPlainObject } from './plain-object.ts';
import { factsOf, type SchemeField } from './scheme-table.ts';

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNone = (value: unknown) => value === undefined || isText(value);
const isListOf = (value: unknown, isOne: (one: unknown) => boolean) => Array.isArray(value) && value.every(isOne);
const isTextsOrNone = (value: unknown) => value === undefined || isListOf(value, isText);
const isNumberField = (value: unknown) => ['string', 'number', 'undefined'].includes(typeof value) || value === null;

type Entry = Record<string, unknown>;

const ENTRY_OF: Partial<Record<string, (entry: Entry) => boolean>> = {
  sources: ({ url, title, date }) => [url, title, date].every(isText),
  conditions: ({ text, rule, oneOf }) => isText(text) && isTextOrNone(oneOf) && (rule === undefined || isTypedRule(rule)),
  examples: ({ who, facts, verdict, line }) =>
    isText(who) && isText(verdict) && isNumberField(line) && isPlainObject(facts) && areTypedFacts(facts),
  papers: ({ text, papers, anyOf, upload }) =>
    isText(text) && isTextsOrNone(papers) && isTextsOrNone(anyOf) && (upload === undefined || isPlainObject(upload)),
};

/** Whether a form field can hold the value, finished or not. Flags and choices are never unfinished, rich texts are cleaned. */
export function isTyped(name: SchemeField, value: unknown): boolean {
  const { kind } = factsOf(name);
  const isEntry = ENTRY_OF[kind];
  if (isEntry) return isListOf(value, (one) => isPlainObject(one) && isEntry(one));
  return !['rich', 'flag', 'choice'].includes(kind) && isText(value);
}

const DEEPEST = 10;

function isTypedRule(rule: unknown, depth = 0): boolean {
  if (!isPlainObject(rule) || depth > DEEPEST) return false;
  return Object.entries(rule).every(([name, part]) => {
    if (name === 'all' || name === 'any') return isListOf(part, (one) => isTypedRule(one, depth + 1));
    if (name === 'not') return isTypedRule(part, depth + 1);
    return Object.hasOwn(FACTS, name) && isTypedCondition(name as FactName, part);
  });
}

function isTypedCondition(name: FactName, condition: unknown): boolean {
  if (FACTS[name].kind === 'children') {
    if (!isPlainObject(condition)) return false;
    const { age, sex, count } = condition;
    return isTextOrNone(sex) && [age, count].every((range) => range === undefined || isTypedRange(range));
  }
  return typeof condition === 'boolean' || isText(condition) || isListOf(condition, isText) || isTypedRange(condition);
}

const isTypedRange = (range: unknown) => isPlainObject(range) && Object.values(range).every(isNumberField);

function areTypedFacts(facts: Entry): boolean {
  return Object.entries(facts).every(([name, value]) => Object.hasOwn(FACTS, name) && isTypedFact(name as FactName, value));
}

function isTypedFact(name: FactName, value: unknown): boolean {
  switch (FACTS[name].kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return isNumberField(value);
    case 'choice':
      return isText(value);
    case 'children':
      return isListOf(value, (child) => isPlainObject(child) && isNumberField(child.age) && isTextOrNone(child.sex));
    default:
      return isListOf(value, isText);
  }
}
