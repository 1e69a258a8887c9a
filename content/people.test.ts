/** The made-up people of people.yaml: each is told of the schemes the texts promise them, and none of those the texts deny them. */
import { describe, expect, test } from 'vitest';
import { readFacts } from '../contract/eligibility/facts.ts';
import { promises, readPeople } from './read-people.ts';
import { shippedSchemes } from './shipped-content.ts';

const people = readPeople();
const files = shippedSchemes();

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

  // A promise that fails: read the sentences of the scheme, then decide whether the rule or the promise is wrong.
  test('see every scheme that must appear for them', () => {
    expect(promises(people, files, 'must').broken).toEqual([]);
  });

  test('are never told that what is not for them is very likely', () => {
    expect(promises(people, files, 'mustNot').broken).toEqual([]);
  });
});
