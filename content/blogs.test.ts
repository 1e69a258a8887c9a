import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { blogHtml } from './blog-html.ts';
import { ContentError, readBlogs, readSchemes } from './read-content.ts';

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
author: Editors`;
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

test('an article is read with its Hindi and its picture', () => {
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
    hindi: { title: 'कागज़', markdown: 'पाठ\n' },
  });
  expect(blog?.picture).toBe(path.join(folder, 'pictures/first-papers.svg'));
});

test('without Hindi and picture it has none', () => {
  write(article());
  expect(readBlogs(folder)[0]).toMatchObject({ hindi: null, picture: null });
});

test.each([
  ['no settings', 'Only text', /first-papers\.md:1: the file must begin/],
  ['no text', article(settings, ' '), /first-papers\.md:1: the article has no text/],
  ['a wrong category', article(settings.replace('welfare', 'wealth')), /first-papers\.md:6: category: /],
  ['an unknown setting', article(`${settings}\ncolour: red`), /first-papers\.md:2: there is no setting colour/],
  ['another slug than its name', article(settings.replace('first-papers', 'other')), /:1: the file must be named other\.md/],
  ['a day that is none', article(`${settings}\ndate: soon`), /first-papers\.md:9: date: must be a day/],
])('%s is named with file and line', (_, text, message) => {
  write(text);
  expect(complaint()).toMatch(message);
});

test('Hindi without English is named', () => {
  write('---\ntitle: कागज़\ndescription: कौन-से कागज़ रखें।\n---\nपाठ\n', 'first-papers.hi.md');
  expect(complaint()).toMatch(/first-papers\.hi\.md:1: there is no English article beside it/);
});

test('links to schemes become their addresses, and unknown ones are refused', () => {
  const idOf = (slug: string) => (slug === 'pm-kisan' ? 1 : undefined);
  expect(blogHtml('[x](scheme:pm-kisan)', 'a.md', idOf)).toBe('<p><a href="/schemes/1">x</a></p>\n');
  expect(() => blogHtml('[x](scheme:none)', 'a.md', idOf)).toThrow('a.md: there is no scheme none');
  expect(blogHtml('<script>x</script> [y](javascript:alert)', 'a.md', idOf)).not.toMatch(/<script|href/);
});

describe('the articles that come with the site', () => {
  const blogs = readBlogs();
  const slugs = new Map(readSchemes().map((scheme) => [scheme.slug, scheme.id]));

  test('have an id of their own each', () => {
    expect(new Set(blogs.map((blog) => blog.id)).size).toBe(blogs.length);
  });

  test('link to schemes that exist', () => {
    for (const { markdown, hindi, file } of blogs) {
      for (const text of [markdown, hindi?.markdown ?? '']) blogHtml(text, file, (slug) => slugs.get(slug));
    }
  });
});
