/** The made-up people of people.yaml: each is told of the schemes the texts promise them, and none of those the texts deny them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { evaluateScheme, withStates } from '../contract/eligibility/evaluate.ts';
import { type Facts, readFacts } from '../contract/eligibility/facts.ts';
import { withImplied } from '../contract/eligibility/implied.ts';
import { CONTENT_DIR, parseYaml, readSchemes } from './read-content.ts';

const LEAST_SHARE_SHOWN = 0.95;

const person = z.strictObject({
  who: z.string(),
  facts: z.record(z.string(), z.unknown()),
  must: z.array(z.string()),
  mustNot: z.array(z.string()),
});

const file = path.join(CONTENT_DIR, 'people.yaml');
const people = parseYaml(readFileSync(file, 'utf8'), 'content/people.yaml', z.array(person));
const schemes = new Map(readSchemes().map((scheme) => [scheme.slug, withStates(scheme.states, scheme.en.eligibility)]));

function verdictOf(slug: string, facts: Facts) {
  const lines = schemes.get(slug);
  if (!lines) throw new Error(`There is no scheme ${slug}`);
  return evaluateScheme(lines, withImplied(facts)).verdict;
}

/** Of one table, each scheme with the verdict this person gets. */
const told = (table: 'must' | 'mustNot') =>
  people.flatMap(({ who, facts, [table]: slugs }) =>
    slugs.map((slug) => ({ who, slug, verdict: verdictOf(slug, readFacts(facts).facts) })),
  );

const named = ({ who, slug }: { who: string; slug: string }) => `${slug}: ${who}`;

describe('forty made-up people', () => {
  test('are forty, described in facts the check knows, each with a table', () => {
    expect(people.length).toBeGreaterThanOrEqual(40);
    for (const { who, facts, must, mustNot } of people) {
      expect(readFacts(facts).problems, who).toEqual([]);
      expect(must.length, who).toBeGreaterThanOrEqual(5);
      expect(mustNot.length, who).toBeGreaterThanOrEqual(5);
      expect(new Set([...must, ...mustNot]).size, who).toBe(must.length + mustNot.length);
    }
  });

  test('see at least 95 per cent of what must appear for them', () => {
    const must = told('must');
    const missed = must.filter(({ verdict }) => verdict === 'no');
    expect(1 - missed.length / must.length, missed.map(named).join('\n')).toBeGreaterThanOrEqual(LEAST_SHARE_SHOWN);
  });

  test('are never told that what is not for them is very likely', () => {
    const wrong = told('mustNot').filter(({ verdict }) => verdict === 'yes');
    expect(wrong.map(named)).toEqual([]);
  });
});
