import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import textReadability from 'text-readability';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGE_TABLE, TRANSLATIONS } from '../contract/languages.ts';
import { blogHtml } from './blog-html.ts';
import { ContentError, readBlogs } from './read-content.ts';
import { shippedSchemes } from './shipped-content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'blogs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const settings = `id: 7
slug: first-papers
title: "Papers: what to keep"
description: Which papers to keep ready.
category: welfare
keywords: [papers, 2026]
author: Editors
date: 2026-03-14`;
const article = (yaml = settings, markdown = 'Read about [PM-KISAN](scheme:pm-kisan).') => `---\n${yaml}\n---\n${markdown}\n`;
const write = (text: string, name = 'first-papers.md') => writeFileSync(path.join(folder, name), text);

function complaint(): string {
  try {
    readBlogs(folder);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return '';
}

test('reads an article with its translations and picture', () => {
  write(article());
  write('---\ntitle: कागज़\ndescription: कौन-से कागज़ रखें।\n---\nपाठ\n', 'first-papers.hi.md');
  mkdirSync(path.join(folder, 'pictures'));
  write('<svg xmlns="http://www.w3.org/2000/svg"/>', 'pictures/first-papers.svg');
  const [blog, ...others] = readBlogs(folder);
  expect(others).toEqual([]);
  expect(blog).toMatchObject({
    id: 7,
    title: 'Papers: what to keep',
    keywords: ['papers', '2026'],
    translations: { hi: { title: 'कागज़', markdown: 'पाठ\n' } },
  });
  expect(blog?.picture).toBe(path.join(folder, 'pictures/first-papers.svg'));
});

test('reads an article without translations and picture', () => {
  write(article());
  expect(readBlogs(folder)[0]).toMatchObject({ translations: {}, picture: null });
});

test.each([
  ['no settings', 'Only text', /first-papers\.md:1: the file must begin/],
  ['no text', article(settings, ' '), /first-papers\.md:1: the article has no text/],
  ['a wrong category', article(settings.replace('welfare', 'wealth')), /first-papers\.md:6: category: /],
  ['an unknown setting', article(`${settings}\ncolour: red`), /first-papers\.md:2: there is no setting colour/],
  ['another slug than its name', article(settings.replace('first-papers', 'other')), /:1: the file must be named other\.md/],
  ['a day that is none', article(settings.replace('2026-03-14', 'soon')), /first-papers\.md:9: date: must be a day/],
])('reports %s with file and line', (_, text, message) => {
  write(text);
  expect(complaint()).toMatch(message);
});

test('names a translation without its article', () => {
  write('---\ntitle: कागज़\ndescription: कौन-से कागज़ रखें।\n---\nपाठ\n', 'first-papers.hi.md');
  expect(complaint()).toMatch(/first-papers\.hi\.md:1: it translates first-papers\.md, which is not there/);
});

test('replaces links to schemes by their addresses and refuses unknown ones', () => {
  const idOf = (slug: string) => (slug === 'pm-kisan' ? 1 : undefined);
  expect(blogHtml('[x](scheme:pm-kisan)', 'a.md', idOf)).toBe('<p><a href="/schemes/1">x</a></p>\n');
  expect(() => blogHtml('[x](scheme:none)', 'a.md', idOf)).toThrow('a.md: there is no scheme none');
  expect(blogHtml('<script>x</script> [y](javascript:alert)', 'a.md', idOf)).not.toMatch(/<script|href/);
});

describe('the shipped articles', () => {
  const blogs = readBlogs();
  const slugs = new Map(shippedSchemes().map((scheme) => [scheme.slug, scheme.id]));
  const texts = blogs.flatMap(({ slug, markdown, translations }) => [
    { name: slug, markdown },
    ...Object.entries(translations).flatMap(([language, texts]) =>
      texts ? [{ name: `${slug} in ${language}`, markdown: texts.markdown }] : [],
    ),
  ]);

  test('are twelve, one of them a draft and four of them also in Hindi', () => {
    expect(blogs).toHaveLength(12);
    expect(blogs.filter((blog) => blog.draft)).toHaveLength(1);
    expect(blogs.filter(({ translations }) => translations.hi)).toHaveLength(4);
  });

  test('have unique ids and slugs', () => {
    expect(new Set(blogs.map((blog) => blog.id)).size).toBe(blogs.length);
    expect(new Set(blogs.map((blog) => blog.slug)).size).toBe(blogs.length);
  });

  test('cover the categories', () => {
    const used = new Set(blogs.map((blog) => blog.category));
    expect([...used]).toEqual(
      expect.arrayContaining([
        'education',
        'health',
        'agriculture',
        'employment',
        'welfare',
        'business',
        'technology',
        'banking-insurance',
      ]),
    );
  });

  test.each(blogs)('$slug has 500 to 900 words of plain English', ({ markdown }) => {
    const { body } = parts(markdown);
    const words = body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(900);
    expect(body).not.toMatch(DEVANAGARI);
    expect(textReadability.fleschKincaidGrade(body)).toBeLessThanOrEqual(9);
  });

  test.each(texts)('$name ends with its sources, at https addresses', ({ markdown }) => {
    const { sources } = parts(markdown);
    const addresses = [...sources.matchAll(/^- \[[^\]]+\]\((\S+)\)$/gm)].map((match) => match[1] as string);
    expect(addresses.length).toBeGreaterThanOrEqual(4);
    expect(addresses.filter((address) => URL.parse(address)?.protocol !== 'https:')).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(texts)('$name links to schemes and published articles that exist', ({ name, markdown }) => {
    const published = blogs.filter((blog) => !blog.draft).map((blog) => `/blog/${blog.slug}`);
    const html = blogHtml(markdown, name, (slug) => slugs.get(slug));
    expect(html).toMatch(/href="\/schemes\/\d+"/);
    const others = [...html.matchAll(/href="([^"]*)"/g)]
      .map((match) => match[1] as string)
      .filter((href) => !/^(\/schemes\/|https:)/.test(href));
    expect(others.filter((href) => !published.includes(href))).toEqual([]);
  });

  test('have translations in their own script, with the same schemes as the English', () => {
    for (const { slug, markdown, translations } of blogs)
      for (const language of TRANSLATIONS) {
        const texts = translations[language];
        if (!texts) continue;
        const { body } = parts(texts.markdown);
        const letters = (texts.title + texts.description + body).match(/\p{L}/gu) ?? [];
        const ofScript = new RegExp(`\\p{Script=${LANGUAGE_TABLE[language].script}}`, 'u');
        expect(letters.filter((letter) => ofScript.test(letter)).length / letters.length, slug).toBeGreaterThan(0.8);
        expect(texts.markdown, slug).not.toMatch(/(?![0-9])\p{Nd}/u);
        const schemes = (text: string) => new Set([...text.matchAll(/\(scheme:([^)]+)\)/g)].map((match) => match[1]));
        expect(schemes(texts.markdown), slug).toEqual(schemes(markdown));
      }
  });

  test.each(blogs)('$slug has a picture of its own in the size of a shared link', async ({ picture }) => {
    expect(picture).not.toBeNull();
    const { format, width, height } = await sharp(picture as string).metadata();
    expect({ format, width, height }).toEqual({ format: 'svg', width: 1200, height: 630 });
  });

  test('no two pictures are the same', () => {
    const drawings = blogs.map(({ picture }) => readFileSync(picture as string, 'utf8'));
    expect(new Set(drawings).size).toBe(blogs.length);
    for (const drawing of drawings) expect(drawing).not.toMatch(/<(?:script|image|foreignObject)|href=/);
  });
});

const DEVANAGARI = /[\u0900-\u097f]/;

/** The article as a reader sees it, each heading and list item as a sentence, without the list of sources. */
function parts(markdown: string): { body: string; sources: string } {
  const [text = '', sources = ''] = markdown.split(/^## (?:Sources|स्रोत|સ્રોત)$/m);
  const body = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(?:#+|-|\d+\.)\s+/gm, '')
    .replace(/[*_\\]/g, '')
    .replace(/([^.?!:\s])$/gm, '$1.');
  return { body, sources };
}
