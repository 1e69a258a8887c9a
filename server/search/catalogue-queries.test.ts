import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readLexicon, readSchemes } from '../../content/read-content.ts';
import type { SchemeFile } from '../../content/scheme-file.ts';
import { CATEGORIES, categoryLabel } from '../../contract/categories.ts';
import { buildSearchIndex, type SearchDocument } from './search-index.ts';

const FIRST = 3;
/** Share of the queries of the table that must be answered. */
const ENOUGH = 0.95;

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const table = parse(file('catalogue-queries.yaml')) as Record<string, Record<string, string | string[]>>;
const queries = Object.entries(table).flatMap(([language, rows]) =>
  Object.entries(rows).map(([query, right]) => ({ language, query, right: [right].flat() })),
);

function documentOf(scheme: SchemeFile): SearchDocument {
  const { en, hi } = scheme;
  return {
    id: scheme.id,
    slug: scheme.slug,
    name: scheme.name.en,
    names: [scheme.name.hi],
    acronym: scheme.acronym ?? '',
    summary: en.summary,
    description: en.description,
    eligibility: en.eligibility.join('\n'),
    benefits: en.benefits.join('\n'),
    documents: en.documents.join('\n'),
    texts: [hi.summary, hi.description, ...hi.eligibility, ...hi.benefits],
    keywords: scheme.keywords,
    categories: scheme.categories,
    categoryNames: CATEGORIES.filter(({ slug }) => scheme.categories.includes(slug)).map(({ name }) => categoryLabel(name)),
    states: scheme.states,
    level: scheme.level,
    department: scheme.department.en,
    opensOn: scheme.opensOn ?? null,
    closesOn: scheme.closesOn ?? null,
    updatedOn: '2025-01-01',
  };
}

const schemes = readSchemes();
const slugOf = new Map(schemes.map(({ id, slug }) => [id, slug]));
const index = buildSearchIndex(schemes.map(documentOf), readLexicon());
const answers = (query: string) => index.search(query).hits.map(({ id }) => slugOf.get(id) as string);

describe('the seeded catalogue', () => {
  it('is asked sixty questions in four languages', () => {
    expect(queries).toHaveLength(60);
    expect(Object.keys(table)).toEqual(['english', 'romanised', 'hindi', 'gujarati']);
  });

  it('has every scheme the table names', () => {
    const slugs = new Set(slugOf.values());
    expect(queries.flatMap(({ right }) => right).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('answers nearly all of them with the right scheme among the first three', () => {
    const missed = queries
      .map((row) => ({ ...row, found: answers(row.query).slice(0, FIRST) }))
      .filter(({ right, found }) => !found.some((slug) => right.includes(slug)));
    const told = missed.map(({ query, right, found }) => `${query}: wanted ${right.join(' or ')}, found ${found.join(', ') || 'nothing'}`);
    expect(missed.length, told.join('\n')).toBeLessThanOrEqual(Math.floor(queries.length * (1 - ENOUGH)));
  });

  it.each(queries)('finds something for "$query"', ({ query }) => {
    expect(answers(query).length).toBeGreaterThan(0);
  });

  it('finds every scheme by its English and its Hindi name', () => {
    const lost = schemes.filter(({ slug, name }) => ![name.en, name.hi].every((typed) => answers(typed).slice(0, FIRST).includes(slug)));
    expect(lost.map(({ slug }) => slug)).toEqual([]);
  });
});
