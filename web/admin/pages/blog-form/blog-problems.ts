/** Errors the server would report, by field, and what an article should have before it is published. */
import { isEmptyHtml } from '../../../../contract/html-text.ts';
import {
  type Language,
  languageInEnglish,
  SOURCE_LANGUAGE,
  TRANSLATIONS,
  type TranslationLanguage,
} from '../../../../contract/languages.ts';
import { listGap } from '../../../../contract/whole-translation.ts';
import { blogForm as words } from '../../../../messages/admin/blogs.ts';
import { gapCheck } from '../../components/record-form/line-gaps.tsx';
import type { Problems } from '../../components/record-form/problems.tsx';
import type { Check } from '../../components/record-form/publish-bar.tsx';
import type { BlogValues } from './blog-values.ts';

/** A picture counts as content. */
const isEmpty = (html: string) => isEmptyHtml(html) && !html.includes('<img');

const isBegun = (values: BlogValues, language: TranslationLanguage) =>
  values[`${language}_title`].trim() !== '' || values[`${language}_description`].trim() !== '' || !isEmpty(values[`${language}_content`]);

export function blogProblems(values: BlogValues): Problems {
  const missing: (keyof BlogValues)[] = [];
  if (values.seo_title.trim() === '') missing.push('seo_title');
  if (values.seo_category === '') missing.push('seo_category');
  if (isEmpty(values.content)) missing.push('content');
  for (const language of TRANSLATIONS.filter((one) => isBegun(values, one))) {
    if (values[`${language}_title`].trim() === '') missing.push(`${language}_title`);
    if (isEmpty(values[`${language}_content`])) missing.push(`${language}_content`);
  }
  return Object.fromEntries(missing.map((name) => [name, words.needed]));
}

/** Drafts need only what the specification requires of every article. */
export function isNeededByDraft(name: string): boolean {
  return name === 'seo_title' || name === 'seo_category' || name === 'content';
}

/** The tab that contains a field. */
export const languageOfField = (name: string): Language => TRANSLATIONS.find((one) => name.startsWith(`${one}_`)) ?? SOURCE_LANGUAGE;

export function blogChecks(values: BlogValues): Check[] {
  return [
    { name: 'seo_description', label: words.checks.summary, isDone: values.seo_description.trim() !== '' },
    ...TRANSLATIONS.map((language) => ({
      name: `${language}_title`,
      label: languageInEnglish(language),
      isDone: values[`${language}_title`].trim() !== '' && !isEmpty(values[`${language}_content`]),
    })),
    ...TRANSLATIONS.flatMap((language) => {
      const gap = listGap(values.content, values[`${language}_content`]);
      return gap ? [gapCheck(`${language}_content`, words.content, language, gap)] : [];
    }),
  ];
}
