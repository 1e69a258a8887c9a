/** A scheme in the form of the check, computed once per record and language. */
import { linesWithConditions } from '../../../contract/eligibility/conditions.ts';
import { type Line, withStates } from '../../../contract/eligibility/evaluate.ts';
import { guideSteps } from '../../../contract/guide-steps.ts';
import { listItems } from '../../../contract/html-text.ts';
import type { Language } from '../../../contract/languages.ts';
import { STATES, type State } from '../../../contract/states.ts';
import { translateTied } from '../../../contract/tied-lines.ts';
import { type SchemeRecord, wholeRecord } from '../../domain/catalogue/catalogue-record.ts';
import { textsOf } from '../../domain/catalogue/present-scheme.ts';
import { fieldsOf } from '../../domain/schemes/scheme-columns.ts';

export type CheckedRecord = {
  id: number;
  slug: string;
  categories: string[];
  states: State[];
  name: string;
  benefit: string;
  firstStep: string;
  /** Lines of the text, without the line about states. */
  lines: (Line & { text: string })[];
  documents: string[];
  steps: string[];
  /** If false, the visitor must read the conditions. */
  hasRules: boolean;
  /** Last day for applications, if any. */
  closesOn: string | null;
};

/** A benefit that names an amount or share tells more than the summary. */
const AMOUNT_OR_SHARE = /[₹%]/;

const made = new WeakMap<SchemeRecord, Partial<Record<Language, CheckedRecord>>>();

export function checkedRecord(record: SchemeRecord, language: Language): CheckedRecord {
  const known = made.get(record) ?? {};
  made.set(record, known);
  known[language] ??= make(record, language);
  return known[language];
}

function make(stored: SchemeRecord, language: Language): CheckedRecord {
  const record = wholeRecord(stored);
  const texts = textsOf(record, language);
  const conditions = translateTied(fieldsOf(record, ['conditions']).conditions, record.eligibility, texts.eligibility);
  const [firstBenefit = ''] = listItems(texts.benefits);
  const steps = guideSteps(texts.application_process).map(({ title }) => title);
  return {
    id: record.id,
    slug: record.slug,
    categories: record.categories.map(({ slug }) => slug),
    states: STATES.filter((state) => record.states.includes(state)),
    name: texts.name,
    benefit: AMOUNT_OR_SHARE.test(firstBenefit) ? firstBenefit : texts.seo_description,
    firstStep: steps[0] ?? '',
    lines: linesWithConditions(texts.eligibility, conditions),
    documents: listItems(texts.documents_required),
    steps,
    hasRules: conditions.length > 0,
    closesOn: record.closes_on,
  };
}

/** All lines that decide, beginning with the line about states, if any. */
export const linesOf = ({ states, lines }: CheckedRecord): Line[] => withStates(states, lines);
