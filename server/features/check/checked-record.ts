/** A scheme as the check needs it, made once for each state of its record and each language. */
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
  /** Those of the text, without the one about the states. */
  lines: (Line & { text: string })[];
  documents: string[];
  steps: string[];
  /** Without, its conditions must be read. */
  hasRules: boolean;
  /** The last day on which forms are taken, where there is one. */
  closesOn: string | null;
};

/** It says more than a sentence. */
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

/** All that decides, the line of its states first where it has some. */
export const linesOf = ({ states, lines }: CheckedRecord): Line[] => withStates(states, lines);
