/** Reads the files editors write and reports errors with file and line. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as z from 'zod/mini';
import { sentenceOf } from '../contract/input-problem.ts';
import { type BlogFile, blogSettings, blogTranslationSettings } from './blog-file.ts';
import { type DocumentFile, documentFile, documentTranslationFile } from './document-file.ts';
import { lexiconEntryOf, lexiconFault, lexiconFile } from './lexicon-file.ts';
import { type SchemeFile, schemeFile, translationFile } from './scheme-file.ts';

const require = createRequire(import.meta.url);
/** Loaded with the first file: a site that is already seeded reads none. */
const yaml = () => require('yaml') as typeof import('yaml');

export const CONTENT_DIR = import.meta.dirname;

/** An invalid content file; the message is `file:line: reason`. */
export class ContentError extends Error {}

/** An error at a place in a file, beyond the schema. */
type Fault = { path: (string | number)[]; message: string };

/** Parses YAML, validates it with a schema, then runs checks beyond the schema. @throws ContentError with file and line */
export function parseYaml<T extends z.ZodMiniType>(
  source: string,
  file: string,
  schema: T,
  findFault: (value: z.infer<T>) => Fault | undefined = () => undefined,
): z.infer<T> {
  const { isNode, LineCounter, parseDocument } = yaml();
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, uniqueKeys: true });
  const [syntaxError] = document.errors;
  if (syntaxError) {
    const { line } = lines.linePos(syntaxError.pos[0]);
    throw new ContentError(`${file}:${line}: ${syntaxError.message.split('\n')[0]}`);
  }
  const fail = (where: readonly PropertyKey[], problem: string) => {
    let node: unknown;
    for (let depth = where.length; depth >= 0 && !isNode(node); depth--) node = document.getIn(where.slice(0, depth), true);
    const line = isNode(node) && node.range ? lines.linePos(node.range[0]).line : 1;
    return new ContentError(`${file}:${line}: ${where.length > 0 ? `${where.join('.')}: ` : ''}${problem}`);
  };
  const result = schema.safeParse(document.toJS());
  if (!result.success) {
    const issue = result.error.issues[0];
    throw fail(
      issue?.path ?? [],
      issue?.code === 'unrecognized_keys'
        ? `there is no setting ${issue.keys.join(', ')}`
        : issue
          ? sentenceOf(issue, document.toJS())
          : '',
    );
  }
  const fault = findFault(result.data);
  if (fault) throw fail(fault.path, fault.message);
  return result.data;
}

/** All schemes with their translations, ordered by id. @param papers the library: schemes must not name other documents */
export function readSchemes(directory = path.join(CONTENT_DIR, 'schemes'), papers?: DocumentFile[]): SchemeFile[] {
  const known = papers && new Set(papers.map(({ slug }) => slug));
  return readEntries(directory, schemeFile, translationFile, ({ en }) => {
    const named = en.documents.flatMap(({ papers: all = [], anyOf = [] }, index) => [...all, ...anyOf].map((slug) => ({ slug, index })));
    const gone = known && named.find(({ slug }) => !known.has(slug));
    return gone && { path: ['en', 'documents', gone.index], message: `there is no paper ${gone.slug} in documents/` };
  });
}

/** All documents of the library with their translations, ordered by id. */
export function readDocuments(directory = path.join(CONTENT_DIR, 'documents')): DocumentFile[] {
  return readEntries(directory, documentFile, documentTranslationFile);
}

/** The entries of a folder, one YAML file each, with their translations beside them, ordered by id. */
function readEntries<Entry extends { id: number; slug: string }, Texts>(
  directory: string,
  entrySchema: z.ZodMiniType<Entry>,
  textsSchema: z.ZodMiniType<Texts>,
  findFault?: (entry: Entry) => Fault | undefined,
): (Entry & { translations: Partial<Record<string, Texts>> })[] {
  if (!existsSync(directory)) return [];
  const read = (name: string) => [readFileSync(path.join(directory, name), 'utf8'), shownPath(path.join(directory, name))] as const;
  const { sources, translations } = sortFiles(directory, 'yaml');
  return sources
    .map((name) => {
      const entry = parseYaml(...read(name), entrySchema, findFault);
      if (`${entry.slug}.yaml` !== name)
        throw new ContentError(`${shownPath(path.join(directory, name))}:1: the file must be named ${entry.slug}.yaml`);
      const texts = (translations.get(entry.slug) ?? []).map(({ language, file }) => [language, parseYaml(...read(file), textsSchema)]);
      return { ...entry, translations: Object.fromEntries(texts) };
    })
    .sort((a, b) => a.id - b.id);
}

/**
 * The files of a folder: those in the source language, `<slug>.<extension>`, and by slug their translations,
 * `<slug>.<language>.<extension>`. Throws ContentError for a translation without its source.
 */
function sortFiles(directory: string, extension: string) {
  const names = readdirSync(directory).filter((name) => name.endsWith(`.${extension}`));
  const parts = names.map((file) => {
    const [slug = '', language] = file.slice(0, -extension.length - 1).split('.');
    return { file, slug, language };
  });
  const sources = parts.filter(({ language }) => language === undefined);
  const slugs = new Set(sources.map(({ slug }) => slug));
  const translations = parts.flatMap(({ file, slug, language }) => (language === undefined ? [] : [{ file, slug, language }]));
  const alone = translations.find(({ slug }) => !slugs.has(slug));
  if (alone)
    throw new ContentError(
      `${shownPath(path.join(directory, alone.file))}:1: it translates ${alone.slug}.${extension}, which is not there`,
    );
  return { sources: sources.map(({ file }) => file), translations: Map.groupBy(translations, ({ slug }) => slug) };
}

function shownPath(file: string): string {
  return path.relative(process.cwd(), file);
}

/** All articles with their translations and the path of their picture, ordered by id. */
export function readBlogs(directory = path.join(CONTENT_DIR, 'blogs')): BlogFile[] {
  if (!existsSync(directory)) return [];
  const { sources, translations } = sortFiles(directory, 'md');
  return sources
    .map((name) => {
      const { settings, markdown, file } = readMarkdown(path.join(directory, name), blogSettings);
      if (`${settings.slug}.md` !== name) throw new ContentError(`${file}:1: the file must be named ${settings.slug}.md`);
      const texts = (translations.get(settings.slug) ?? []).map((one) => {
        const read = readMarkdown(path.join(directory, one.file), blogTranslationSettings);
        return [one.language, { ...read.settings, markdown: read.markdown }];
      });
      const picture = path.join(directory, 'pictures', `${settings.slug}.svg`);
      return {
        ...settings,
        file,
        markdown,
        translations: Object.fromEntries(texts),
        picture: existsSync(picture) ? picture : null,
      };
    })
    .sort((a, b) => a.id - b.id);
}

/** All entries of the search lexicon. */
export function readLexicon(directory = path.join(CONTENT_DIR, 'lexicon')): ReturnType<typeof lexiconEntryOf>[] {
  return readdirSync(directory)
    .sort()
    .flatMap((name) => {
      const file = path.join(directory, name);
      return parseYaml(readFileSync(file, 'utf8'), path.relative(process.cwd(), file), lexiconFile, lexiconFault).map(lexiconEntryOf);
    });
}

/** Splits a file into its settings and the Markdown below. Throws ContentError with file and line. */
function readMarkdown<T extends z.ZodMiniType>(file: string, schema: T): { settings: z.infer<T>; markdown: string; file: string } {
  const shown = path.relative(process.cwd(), file);
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  if (!match) throw new ContentError(`${shown}:1: the file must begin with settings between two lines ---`);
  const [, yaml, markdown] = match as unknown as [string, string, string];
  if (!markdown.trim()) throw new ContentError(`${shown}:1: the article has no text`);
  // The empty line replaces the first ---, so that line numbers match the file.
  return { settings: parseYaml(`\n${yaml}`, shown, schema), markdown, file: shown };
}
