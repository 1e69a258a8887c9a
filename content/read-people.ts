/** The made-up people of people.yaml, and the results of the check for them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { evaluateScheme, withStates } from '../contract/eligibility/evaluate.ts';
import { type Facts, readFacts } from '../contract/eligibility/facts.ts';
import { withImplied } from '../contract/eligibility/implied.ts';
import { CONTENT_DIR, parseYaml } from './read-content.ts';
import type { SchemeFile } from './scheme-file.ts';

const person = z.strictObject({
  who: z.string(),
  facts: z.record(z.string(), z.unknown()),
  must: z.array(z.string()),
  mustNot: z.array(z.string()),
});

type Person = z.infer<typeof person>;

export function readPeople(): Person[] {
  return parseYaml(readFileSync(path.join(CONTENT_DIR, 'people.yaml'), 'utf8'), 'content/people.yaml', z.array(person));
}

/** Broken promises of one list, as `slug: who`, and the number of promises. */
export function promises(
  people: readonly Person[],
  files: readonly SchemeFile[],
  list: 'must' | 'mustNot',
): { count: number; broken: string[] } {
  const schemes = new Map(files.map((scheme) => [scheme.slug, withStates(scheme.states, scheme.en.eligibility)]));
  const verdictOf = (slug: string, facts: Facts) => {
    const lines = schemes.get(slug);
    if (!lines) throw new Error(`There is no scheme ${slug}`);
    return evaluateScheme(lines, withImplied(facts)).verdict;
  };
  const isBroken = (verdict: string) => verdict === (list === 'must' ? 'no' : 'yes');
  const told = people.flatMap(({ who, facts, [list]: slugs }) =>
    slugs.map((slug) => ({ name: `${slug}: ${who}`, verdict: verdictOf(slug, readFacts(facts).facts) })),
  );
  return { count: told.length, broken: told.filter(({ verdict }) => isBroken(verdict)).map(({ name }) => name) };
}
