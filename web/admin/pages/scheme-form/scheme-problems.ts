/** Errors the server would report, by field. */

import { TRANSLATIONS, type TranslationLanguage } from '../../../../contract/languages.ts';
import { addWholeScheme, DATES_TURNED, SLUG_MALFORMED, SLUG_TAKEN } from '../../../../contract/scheme-admin.endpoints.ts';
import { factsOf, SCHEME_FIELDS, type SchemeField } from '../../../../contract/scheme-table.ts';
import { plainLines, tieLines } from '../../../../contract/tied-lines.ts';
import { unfinishedIn } from '../../../../contract/unfinished.ts';
import { documentLines } from '../../../../messages/admin/document-lines.ts';
import { rules } from '../../../../messages/admin/rules.ts';
import { schemeForm as words } from '../../../../messages/admin/scheme-form.ts';
import { fieldName } from '../../components/field-name.ts';
import type { Problems } from '../../components/record-form/problems.tsx';
import { formErrors } from '../../form-errors.ts';
import { type FormValues, payloadOf, sentDocuments } from './form-values.ts';
import { problemInWords } from './rules/fact-words.ts';

/** Fields whose form name differs from that in the payload. */
const FORM_NAMES: Record<string, string> = { category_id: 'categories', beneficiaryStates: 'states' };

type Loaded = { values: FormValues; stored: { unfinished: readonly string[] } | null };

export function schemeProblems(values: FormValues, { values: loaded, stored }: Loaded): Problems {
  const found = formErrors(addWholeScheme.input, payloadOf(loaded, values, { unfinished: stored?.unfinished ?? [] }));
  const { opensOn, closesOn } = values;
  const { lost } = tieLines(values.eligibility, values.conditions);
  return {
    ...(values.name.trim() === '' && { name: words.nameRequired }),
    ...(values.categories.length === 0 && { categories: words.categoryRequired }),
    ...Object.fromEntries(Object.entries(found).map(([name, sentence]) => [formName(name, values), sentenceIn(name, sentence, values)])),
    ...(lost.length > 0 && { conditions: rules.lost.title(lost.length) }),
    ...(opensOn && closesOn && closesOn < opensOn && { closesOn: DATES_TURNED }),
  };
}

/** Drafts need only what the specification requires of every scheme. */
export function isNeededByDraft(name: string): boolean {
  return name === 'name' || name === 'categories';
}

/** Incomplete lines are not sent, so indexes in the payload differ from those in the form. */
function formName(name: string, { papers }: FormValues): string {
  const [, index] = /^papers\.(\d+)/.exec(name) ?? [];
  return index === undefined ? (FORM_NAMES[name] ?? name) : `papers.${papers.indexOf(sentLine(papers, Number(index)))}`;
}

const sentLine = (papers: FormValues['papers'], index: number) => sentDocuments(papers)[index] as FormValues['papers'][number];

/** Adds the line to an error of a rule; other sentences are unchanged. */
function sentenceIn(name: string, sentence: string, { eligibility, conditions, documentsRequired, papers }: FormValues): string {
  const [, place] = /^papers\.(\d+)/.exec(name) ?? [];
  if (place !== undefined) {
    const number = plainLines(documentsRequired).indexOf(sentLine(papers, Number(place)).text) + 1;
    return documentLines.lineOf(number, name.includes('.upload') ? documentLines.sizeWrong : sentence);
  }
  const [, index] = /^conditions\.(\d+)/.exec(name) ?? [];
  if (index === undefined) return sentence;
  const line = plainLines(eligibility).indexOf(conditions[Number(index)]?.text ?? '');
  return rules.lineOf(line + 1, problemInWords(sentence));
}

/** The field a server error is about, if any. */
export function refusedField(sentence: string): string | undefined {
  const [unfinished] = unfinishedIn(sentence);
  if (unfinished) return unfinished;
  const [, tied] = /^(conditions|papers): /.exec(sentence) ?? [];
  if (tied) return tied;
  const [, rich = ''] = /^([\w.]+): /.exec(sentence) ?? [];
  if (factsOf(rich.split('.').at(-1) as SchemeField)?.kind === 'rich') return rich;
  return { [SLUG_TAKEN]: 'slug', [SLUG_MALFORMED]: 'slug', [DATES_TURNED]: 'closesOn' }[sentence];
}

export type Tab = keyof typeof words.tabs | TranslationLanguage;

export function tabOf(name: string): Tab {
  const [first = '', language] = name.split('.');
  if (first === 'translations' && TRANSLATIONS.includes(language as TranslationLanguage)) return language as TranslationLanguage;
  if (first === 'sources') return first;
  if (first === 'papers') return first;
  if (first === 'conditions' || first === 'examples') return 'rules';
  return Object.hasOwn(SCHEME_FIELDS, first) && factsOf(first as SchemeField).group ? 'details' : 'english';
}

/** A field's label, including parts of a source. */
export function problemLabel(name: string): string {
  const [, index, part] = /^sources\.(\d+)\.(\w+)$/.exec(name) ?? [];
  if (!part) return fieldName(/^(conditions|examples|papers)\b/.exec(name)?.[0] ?? name);
  const { url, name: title, date } = words.sources;
  const names: Record<string, (number: number) => string> = { url, title, date };
  return names[part]?.(Number(index) + 1) ?? fieldName('sources');
}
