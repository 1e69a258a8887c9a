/** From the fields of the form to what is stored. */
import { CONTENT_REQUIRED, type createBlog, DRAFT, PUBLISHED } from '../../contract/blogs.endpoints.ts';
import { resolveCategory } from '../../contract/categories.ts';
import type { ParsedInput } from '../../contract/endpoint.ts';
import { invalid } from '../api/problem.ts';
import type { BlogTexts } from '../database/tables.ts';
import { cleanHtml } from '../rich-text/clean-html.ts';
import type { BlogChange, NewBlog } from './blogs.store.ts';

type Form = ParsedInput<typeof createBlog>;

/** @throws Problem 400 with a sentence for whoever filled in the form */
export function changeOf(form: Form): NewBlog {
  const category = resolveCategory(form.seo_category);
  if (!category) throw invalid('The category does not exist');
  const content = cleanHtml(form.content);
  if (!content) throw invalid(CONTENT_REQUIRED);
  const description = form.seo_description ?? form.seo_desc;
  const hindi = hindiOf(form);
  return {
    seo_title: form.seo_title,
    seo_category: category.id,
    content,
    is_active: isActiveOf(form),
    ...(description !== undefined && { seo_desc: description }),
    ...(form.seo_keywords !== undefined && { seo_keywords: form.seo_keywords }),
    ...(form.author !== undefined && { author: form.author }),
    ...(hindi !== undefined && { hindi }),
  };
}

function isActiveOf({ isActive, action }: Form): 1 | 2 {
  if (isActive !== undefined) return isActive === '1' ? PUBLISHED : DRAFT;
  return action === 'publish' ? PUBLISHED : DRAFT;
}

/** The Hindi side: undefined where the form has none, null where it was emptied. */
function hindiOf({ hindi_title: title, hindi_description: description = '', hindi_content }: Form): BlogChange['hindi'] {
  if (title === undefined && hindi_content === undefined) return undefined;
  const hindi: BlogTexts = { seo_title: title ?? '', seo_desc: description, content: cleanHtml(hindi_content ?? '') };
  if (!hindi.seo_title && !hindi.seo_desc && !hindi.content) return null;
  if (!hindi.seo_title) throw invalid('Hindi Title is required');
  if (!hindi.content) throw invalid('Hindi Content is required');
  return hindi;
}
