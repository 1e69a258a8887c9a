/**
 * The rules of the catalogue as files for browsers to cache. A small catalogue is one file, so that no request reveals the visitor's
 * state; a large one is split into a central file and one per state. A file is named by the hash of its content.
 */
import type {
  CheckPart,
  listCheckParts,
  readCheckRules,
  readCheckSheets,
  readCheckTexts,
  readUnruledSchemes,
} from '../../../contract/check.endpoints.ts';
import type { Rule } from '../../../contract/eligibility/rules.ts';
import type { Output } from '../../../contract/endpoint.ts';
import type { Language } from '../../../contract/languages.ts';
import { STATES, type State } from '../../../contract/states.ts';
import { isPast } from '../../../contract/today.ts';
import type { Catalogue } from '../../domain/catalogue/catalogue.ts';
import { contentTag } from '../../platform/http/etag.ts';
import { type CheckedRecord, checkedRecord } from './checked-record.ts';

/** Number of schemes with rules. The rules of 458 take 17 kB compressed and their names in Hindi 22 kB: less than the 25 kB every visitor can load. */
const WHOLE_UP_TO = 500;

export type CheckFile = {
  rules: Output<typeof readCheckRules>;
  texts: Output<typeof readCheckTexts>;
  sheets: Output<typeof readCheckSheets>;
  unruled: Output<typeof readUnruledSchemes>;
};
export type CheckParts = Output<typeof listCheckParts> & { files: Map<string, CheckFile[keyof CheckFile]> };

type Made = { day: string; parts: Partial<Record<Language, CheckParts>> };
const made = new WeakMap<Catalogue, Made>();

/** Computed on first use and cached until the catalogue or the day changes. @param day YYYY-MM-DD, in India */
export function checkParts(catalogue: Catalogue, language: Language, day: string): CheckParts {
  const before = made.get(catalogue);
  const known = before?.day === day ? before : { day, parts: {} };
  made.set(catalogue, known);
  const { parts } = known;
  parts[language] ??= partsOf(
    catalogue.schemes.map((record) => checkedRecord(record, language)),
    day,
  );
  return parts[language];
}

/** @param day schemes that have closed by then are left out, but visitors who receive one may still say so */
export function partsOf(all: CheckedRecord[], day: string, wholeUpTo = WHOLE_UP_TO): CheckParts {
  // Stable order, so that a change of one scheme does not change other files.
  const ordered = all.toSorted((a, b) => a.id - b.id);
  const schemes = ordered.filter((scheme) => !isPast(scheme.closesOn, day));
  const files: CheckParts['files'] = new Map();
  const isWhole = schemes.filter(({ hasRules }) => hasRules).length <= wholeUpTo;
  const of = (state: State | null) =>
    schemes.filter(({ states }) => isWhole || (state === null ? states.length === 0 : states.includes(state)));
  const parts = (isWhole ? [null] : [null, ...STATES]).map((state) => partOf(state, of(state), files));
  const asked = new Set(schemes.flatMap(({ lines }) => lines.flatMap(({ rule }) => (rule ? receivedIn(rule) : []))));
  const receivable = ordered.flatMap(({ slug, name }) => (asked.has(slug) ? [{ slug, name }] : []));
  return { parts: parts.filter((part) => part.state === null || part.schemes + part.others > 0), receivable, files };
}

/** Slugs of the schemes a rule refers to. */
function receivedIn(rule: Rule): string[] {
  if ('all' in rule) return rule.all.flatMap(receivedIn);
  if ('any' in rule) return rule.any.flatMap(receivedIn);
  if ('not' in rule) return receivedIn(rule.not);
  return rule.alreadyReceives === undefined ? [] : ([rule.alreadyReceives].flat() as string[]);
}

function partOf(state: State | null, schemes: CheckedRecord[], files: CheckParts['files']): CheckPart {
  const keep = (file: CheckFile[keyof CheckFile]): string => {
    const hash = contentTag(JSON.stringify(file));
    files.set(hash, file);
    return hash;
  };
  const ruled = schemes.filter(({ hasRules }) => hasRules);
  const unruled = schemes.filter(({ hasRules }) => !hasRules);
  return {
    state,
    rules: keep({
      schemes: ruled.map(({ id, slug, categories, states, lines }) => ({
        id,
        slug,
        categories,
        states,
        lines: lines.map(({ text: _, ...line }) => line),
      })),
    }),
    texts: keep({ schemes: ruled.map(({ name, benefit, firstStep }) => ({ name, benefit, firstStep })) }),
    sheets: keep({
      schemes: ruled.map(({ lines, documents, steps }) => ({ conditions: lines.map(({ text }) => text), documents, steps })),
    }),
    unruled:
      unruled.length === 0 ? null : keep({ schemes: unruled.map(({ id, slug, name, categories }) => ({ id, slug, name, categories })) }),
    schemes: ruled.length,
    others: unruled.length,
  };
}
