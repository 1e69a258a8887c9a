/** Errors the server would report, by field, and the tab of each field. */

import { addDocument, DOCUMENT_SLUG_TAKEN } from '../../../../contract/document-admin.endpoints.ts';
import { languageInEnglish, SOURCE_LANGUAGE, TRANSLATIONS, type TranslationLanguage } from '../../../../contract/languages.ts';
import { type LineGap, linesGap, plainListGap } from '../../../../contract/whole-translation.ts';
import { documentForm as words } from '../../../../messages/admin/document-form.ts';
import { schemeForm } from '../../../../messages/admin/scheme-form.ts';
import { fieldName } from '../../components/documents/field-name.ts';
import { gapCheck } from '../../components/record-form/line-gaps.tsx';
import type { Problems } from '../../components/record-form/problems.tsx';
import type { Check } from '../../components/record-form/publish-bar.tsx';
import { formErrors } from '../../form-errors.ts';
import { type DocumentValues, isLines, keyOf, TEXT_FIELDS, type TextField, textsIn } from './document-values.ts';
import { documentInput, isBegun, sentSpan } from './sent-document.ts';

const LANGUAGES_BEGUN = (values: DocumentValues) => [SOURCE_LANGUAGE, ...TRANSLATIONS.filter((one) => isBegun(values, one))] as const;

export function documentProblems(values: DocumentValues, { values: base }: { values: DocumentValues }): Problems {
  const found = formErrors(addDocument.input, { status: 'draft', ...documentInput(base, values) });
  return {
    ...Object.fromEntries(Object.entries(found).flatMap(([path, sentence]) => formField(path).map((name) => [name, sentence]))),
    ...missing(values),
  };
}

/** Maps a path in the call's input to the form's fields; empty if the form reports it otherwise. */
function formField(path: string): string[] {
  const [, language, text] = /^entry\.(?:translations\.([a-z]{2})|en)\.(.+)$/.exec(path) ?? [];
  const name = text ? `${language ? `${language}_` : ''}${text}` : path.replace(/^entry\./, '');
  if (name === 'en' || name.startsWith('translations')) return [];
  // Lists edited in a single field.
  return [/^[^.]*(?:steps|online|sources)\./.test(name) ? name : (name.split('.')[0] ?? name)];
}

function missing(values: DocumentValues): Problems {
  const problems: Problems = {};
  const need = (name: string, sentence: string, isThere: boolean) => {
    if (!isThere) problems[name] = sentence;
  };
  need('slug', words.slugRequired, values.slug.trim() !== '');
  for (const language of LANGUAGES_BEGUN(values)) {
    const isEnglish = language === SOURCE_LANGUAGE;
    const sentence = words.translationRequired(languageInEnglish(language));
    need(keyOf(language, 'name'), isEnglish ? words.nameRequired : sentence, String(values[keyOf(language, 'name')]).trim() !== '');
    need(
      keyOf(language, 'summary'),
      isEnglish ? words.summaryRequired : sentence,
      String(values[keyOf(language, 'summary')]).trim() !== '',
    );
    const steps = values[keyOf(language, 'steps') as 'steps'];
    for (const [index, { title }] of steps.entries())
      need(`${keyOf(language, 'steps')}.${index}.title`, words.stepNeedsTitle, title.trim() !== '');
  }
  for (const [index, { title }] of values.online.entries()) need(`online.${index}.title`, words.onlineNeedsTitle, title.trim() !== '');
  for (const name of ['feeRupees', 'days'] as const) {
    const span = sentSpan(values[name]);
    need(name, words.notNumber, span === null || (Number.isInteger(span.from) && span.from >= 0 && span.from <= span.to));
  }
  return problems;
}

/** A draft needs only its slug, which can never change. */
export function isNeededByDraft(name: string): boolean {
  return name === 'slug';
}

/** The field a server error is about, if any. */
export function refusedField(sentence: string): string | undefined {
  if (sentence.startsWith('needs: ')) return 'needs';
  return sentence === DOCUMENT_SLUG_TAKEN ? 'slug' : undefined;
}

export type Tab = keyof typeof words.tabs | TranslationLanguage;

export function tabOf(name: string): Tab {
  const [field = ''] = name.split('.');
  const language = TRANSLATIONS.find((one) => field.startsWith(`${one}_`));
  if (language) return language;
  if (['sources', 'reviewBy', 'checkedOn', 'checkedBy'].includes(field)) return 'sources';
  return ['slug', 'group', ...(TEXT_FIELDS as string[])].includes(field) ? 'english' : 'facts';
}

/** A field's label, including parts of a step, an address or a source. */
export function problemLabel(name: string): string {
  const [, field = name, index, part = ''] = /^(\w+)\.(\d+)\.(\w+)$/.exec(name) ?? [];
  const { sources } = schemeForm;
  const parts: Record<string, (number: number) => string> = {
    'steps.title': words.stepTitle,
    'steps.text': words.stepText,
    'online.title': words.onlineTitle,
    'online.url': words.onlineUrl,
    'sources.url': sources.url,
    'sources.title': sources.name,
    'sources.date': sources.date,
  };
  const language = TRANSLATIONS.find((one) => field.startsWith(`${one}_`));
  const label = index && parts[`${language ? field.slice(language.length + 1) : field}.${part}`]?.(Number(index) + 1);
  if (!label) return fieldName(field);
  return language ? words.inLanguage(label, languageInEnglish(language)) : label;
}

/** A translated list whose lines differ in number from the English. */
export function documentGap(values: DocumentValues, field: TextField, language: TranslationLanguage): LineGap | undefined {
  const [english, translated] = [textsIn(values, SOURCE_LANGUAGE)[field], textsIn(values, language)[field]];
  if (typeof english !== 'string' || typeof translated !== 'string') return linesGap(english, translated);
  const lines = (text: string) => text.split('\n').filter((line) => line.trim());
  return isLines(field) ? linesGap(lines(english), lines(translated)) : plainListGap(english, translated);
}

/** What a document should have before it is published. */
export function documentChecks(values: DocumentValues): Check[] {
  return [
    { name: 'issuer', label: words.checks.issuer, isDone: values.issuer.trim() !== '' },
    { name: 'steps', label: words.checks.steps, isDone: values.steps.length > 0 },
    { name: 'sources', label: words.checks.source, isDone: values.sources.some(({ url }) => url.trim() !== '') },
    ...TRANSLATIONS.map((language) => ({
      name: keyOf(language, 'name'),
      label: languageInEnglish(language),
      isDone: isBegun(values, language),
    })),
    ...TRANSLATIONS.flatMap((language) =>
      TEXT_FIELDS.flatMap((field) => {
        const gap = documentGap(values, field, language);
        return gap ? [gapCheck(keyOf(language, field), words.labels[field], language, gap)] : [];
      }),
    ),
  ];
}
