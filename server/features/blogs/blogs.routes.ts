import { createHash } from 'node:crypto';
import {
  BLOG_NOT_FOUND,
  BLOGS_PER_PAGE,
  createBlog,
  deleteBlog,
  listBlogHistory,
  listBlogs,
  RELATED_BLOGS,
  readBlog,
  readBlogForEdit,
  readBlogVersion,
  relatedBlogs,
  restoreBlog,
  restoreBlogVersion,
  updateBlog as updateBlogCall,
} from '../../../contract/blogs.endpoints.ts';
import { resolveCategory } from '../../../contract/categories.ts';
import type { Language } from '../../../contract/languages.ts';
import { oneForm } from '../../../contract/plain-text.ts';
import type { Deps } from '../../deps.ts';
import { storedForm } from '../../domain/articles/blog-form.ts';
import { BLOGS, textsOf } from '../../domain/articles/blog-history.ts';
import { insertBlog, moveBlog, updateBlog } from '../../domain/articles/blogs.store.ts';
import { presentBlog, presentForEdit, presentSummary } from '../../domain/articles/present-blog.ts';
import { readStoredBlog } from '../../domain/articles/stored-blog.ts';
import { textIn } from '../../domain/catalogue/present-scheme.ts';
import { forbidden, notFound, unauthorized } from '../../platform/api/problem.ts';
import { type Call, type Route, route } from '../../platform/api/route.ts';
import { pictureFolder, removePicture, savingPicture } from '../../platform/pictures/pictures.ts';
import { type SaveMark, saveOnce, versionKnown } from '../../platform/records/save-once.ts';
import { listVersions, readVersion, storedVersion } from '../../platform/records/versions.ts';
import { leftOutSentence } from '../../platform/rich-text/foreign-pictures.ts';
import { readStaffPage } from './blogs-for-staff.ts';
import { withoutForeignPictures } from './foreign-pictures.ts';

/** Articles: visitors read them from the catalogue, staff from the database. */
export function blogRoutes(deps: Deps): Route[] {
  const { db, env, now } = deps;
  const writingBy = (call: Call) => ({ at: now(), actor: call.user?.username ?? '', publicUrl: env.publicUrl });
  const schemeIn = (language: Language) => (id: number) => {
    const scheme = deps.catalogue.current.scheme(id);
    return scheme && { id, schemeName: textIn(scheme, 'name', language) };
  };

  /** Idempotency of a save: its key, and a hash of its fields and picture. */
  const markOf = async (form: { picture?: File | '' | undefined } & Record<string, unknown>, call: Call): Promise<SaveMark> => {
    const picture =
      form.picture &&
      createHash('sha256')
        .update(await form.picture.bytes())
        .digest('base64url');
    return { userId: call.user?.id ?? 0, key: call.saveKey, input: { ...form, picture }, at: now() };
  };
  const answer = async (message: string, id: number) => {
    await deps.catalogue.refresh();
    return { message, blogId: id, blog: presentForEdit(await readStoredBlog(db, { id })) };
  };

  return [
    route(listBlogs, async ({ page = 1, limit = BLOGS_PER_PAGE, lang, status = 'published', q = '' }, call) => {
      if (status !== 'published') {
        if (!call.user) throw unauthorized();
        if (!call.user.isAdmin) throw forbidden();
        return readStaffPage(db, { page, limit, status, q });
      }
      const { blogs } = deps.catalogue.current;
      const items = blogs.slice((page - 1) * limit, page * limit).map((blog) => presentSummary(blog, lang));
      return { items, totalItems: blogs.length, totalPages: Math.ceil(blogs.length / limit), currentPage: page };
    }),

    route(readBlog, async ({ seo_slug, lang }, call) => {
      const slug = oneForm(seo_slug);
      const published = deps.catalogue.current.blogs.find((blog) => blog.seo_slug === slug);
      if (published) return presentBlog(published, lang, schemeIn(lang));
      if (!call.user?.isAdmin) throw notFound(BLOG_NOT_FOUND);
      return presentBlog(await readStoredBlog(db, { seo_slug: slug }), lang, schemeIn(lang));
    }),

    route(relatedBlogs, ({ seo_category, id, lang }) => {
      const category = resolveCategory(seo_category);
      if (!category || !/^\d{1,10}$/.test(String(id))) return { blogs: [] };
      const others = deps.catalogue.current.blogs.filter((blog) => blog.seo_category === category.id && blog.id !== Number(id));
      return { blogs: others.slice(0, RELATED_BLOGS).map((blog) => presentSummary(blog, lang)) };
    }),

    route(readBlogForEdit, async ({ id }) => presentForEdit(await readStoredBlog(db, { id }))),

    route(createBlog, async (form, call) => {
      const change = await storedForm(env, form);
      const mark = await markOf(form, call);
      const saved = await savingPicture(env, form, async (picture) => {
        const draft = { ...change, ...picture };
        return db.transaction().execute((tx) =>
          saveOnce(tx, mark, async (earlier) => {
            if (!earlier) return insertBlog(tx, draft, writingBy(call));
            return (await updateBlog(tx, earlier.id, draft, { ...writingBy(call), version: earlier.version })).after;
          }),
        );
      });
      return answer('The blog was added successfully.', saved.id);
    }),

    route(updateBlogCall, async ({ id, version, ...form }, call) => {
      const change = await storedForm(env, form);
      const mark = await markOf({ id, version, ...form }, call);
      let replaced = '';
      await savingPicture(env, form, async (picture) =>
        db.transaction().execute((tx) =>
          saveOnce(tx, mark, async (earlier) => {
            const writing = { ...writingBy(call), version: versionKnown(version, earlier) };
            const { before, after } = await updateBlog(tx, id, { ...change, ...picture }, writing);
            if (before.picture !== after.picture) replaced = before.picture;
            return after;
          }),
        ),
      );
      if (replaced) await removePicture(pictureFolder(env), replaced);
      return answer('The blog was updated successfully.', id);
    }),

    route(deleteBlog, async ({ id }, call) => {
      await db.transaction().execute((tx) => moveBlog(tx, id, 'bin', writingBy(call)));
      await deps.catalogue.refresh();
      return { message: 'Blog deleted successfully.', blogId: id };
    }),

    route(restoreBlog, async ({ id }, call) => {
      await db.transaction().execute((tx) => moveBlog(tx, id, 'list', writingBy(call)));
      await deps.catalogue.refresh();
      return { message: 'Blog restored.', blogId: id };
    }),

    route(listBlogHistory, async ({ id }) => {
      await readStoredBlog(db, { id });
      return listVersions(db, BLOGS, id);
    }),

    route(readBlogVersion, ({ id, version }) => readVersion(db, BLOGS, id, version)),

    route(restoreBlogVersion, async ({ id, version }, call) => {
      const { after, pictures } = await db.transaction().execute(async (tx) => {
        const { change, pictures } = withoutForeignPictures(textsOf(await storedVersion(tx, BLOGS, id, version)));
        return { pictures, ...(await updateBlog(tx, id, change, { ...writingBy(call), action: 'restored' })) };
      });
      await deps.catalogue.refresh();
      const message = [`Version ${version} restored.`, leftOutSentence(pictures)].filter(Boolean).join(' ');
      return { message, id, version: after.version };
    }),
  ];
}
