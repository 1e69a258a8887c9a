/** Converts the fields of the form to columns. */
import { CONTENT_REQUIRED, type createBlog, DRAFT, PUBLISHED } from '../../../contract/blogs.endpoints.ts';
import { resolveCategory } from '../../../contract/categories.ts';
import type { ParsedInput } from '../../../contract/endpoint.ts';
import { languageInEnglish, TRANSLATIONS, type TranslationLanguage, type Translations } from '../../../contract/languages.ts';
import type { Env } from '../../env.ts';
import { invalid } from '../../platform/api/problem.ts';
import type { BlogTexts } from '../../platform/database/tables.ts';
import { storeTextPictures } from '../../platform/pictures/text-pictures.ts';
import { cleanHtml } from '../../platform/rich-text/clean-html.ts';
import { refuseForeignPictures } from '../../platform/rich-text/foreign-pictures.ts';
import type { BlogChange, GivenTranslation, NewBlog } from './blogs.store.ts';

/** Labels of the form. */
const CONTENT = 'Blog Content';
const contentName = (language: TranslationLanguage) => `${languageInEnglish(language)} Content`;

function cleanedText(field: string, html: string): string {
  refuseForeignPictures(field, html);
  return cleanHtml(html);
}

type Form = ParsedInput<typeof createBlog>;

/**
 * Converts a form, after storing the pictures in its texts.
 * @throws Problem 400 with a message for the editor
 */
export async function storedForm(env: Pick<Env, 'dataDir'>, form: Form): Promise<NewBlog> {
  const change = changeOf(form);
  const translations = Object.entries(change.translations ?? {}) as [TranslationLanguage, GivenTranslation | null][];
  const texts = new Map([
    [CONTENT, change.content],
    ...translations.map(([language, texts]) => [contentName(language), texts?.content ?? ''] as const),
  ]);
  const stored = await storeTextPictures(env, texts);
  if (stored.size === 0) return change;
  const withPictures = translations.map(([language, texts]) => [
    language,
    texts && { ...texts, content: stored.get(contentName(language)) ?? texts.content },
  ]);
  return { ...change, content: stored.get(CONTENT) ?? change.content, translations: Object.fromEntries(withPictures) };
}

/** @throws Problem 400 with a message for the editor */
function changeOf(form: Form): NewBlog {
  const category = resolveCategory(form.seo_category);
  if (!category) throw invalid('The category does not exist');
  const content = cleanedText(CONTENT, form.content);
  if (!content) throw invalid(CONTENT_REQUIRED);
  const description = form.seo_description ?? form.seo_desc;
  return {
    seo_title: form.seo_title,
    seo_category: category.id,
    content,
    is_active: isActiveOf(form),
    ...(description !== undefined && { seo_desc: description }),
    ...(form.seo_keywords !== undefined && { seo_keywords: form.seo_keywords }),
    ...(form.author !== undefined && { author: form.author }),
    translations: translationsOf(form),
  };
}

function isActiveOf({ isActive, action }: Form): 1 | 2 {
  if (isActive !== undefined) return isActive === '1' ? PUBLISHED : DRAFT;
  return action === 'publish' ? PUBLISHED : DRAFT;
}

/** By language: absent if the form has none, null if it was cleared. */
function translationsOf(form: Form): NonNullable<BlogChange['translations']> {
  const given = TRANSLATIONS.map((language) => [language, translationOf(form, language)] as const);
  return Object.fromEntries(given.filter(([, texts]) => texts !== undefined));
}

/** @throws Problem 400 for an incomplete translation of a public article; drafts may have one */
export function refuseHalves(translations: Translations<BlogTexts>): void {
  for (const [language, texts] of Object.entries(translations)) {
    const name = languageInEnglish(language as TranslationLanguage);
    if (!texts.seo_title) throw invalid(`${name} Title is required`);
    if (!texts.content) throw invalid(`${name} Content is required`);
  }
}

function translationOf(form: Form, language: TranslationLanguage): GivenTranslation | null | undefined {
  const [title, description, html] = [form[`${language}_title`], form[`${language}_description`], form[`${language}_content`]];
  if (title === undefined && html === undefined) return undefined;
  const texts: BlogTexts = { seo_title: title ?? '', seo_desc: description ?? '', content: cleanedText(contentName(language), html ?? '') };
  if (!texts.seo_title && !texts.seo_desc && !texts.content) return null;
  const state = form[`${language}_state`];
  return { ...texts, ...(state && { state }) };
}
