/** The made-up people of people.yaml: the check must show each the schemes promised, and none of those denied. */
import { describe, expect, test } from 'vitest';
import { readFacts } from '../contract/eligibility/facts.ts';
import { promises, readPeople } from './read-people.ts';
import { shippedSchemes } from './shipped-content.ts';

const people = readPeople();
const files = shippedSchemes();

describe('forty made-up people', () => {
  test('number forty, with facts the check knows and a table each', () => {
    expect(people.length).toBeGreaterThanOrEqual(40);
    for (const { who, facts, must, mustNot } of people) {
      expect(readFacts(facts).problems, who).toEqual([]);
      expect(must.length, who).toBeGreaterThanOrEqual(5);
      expect(mustNot.length, who).toBeGreaterThanOrEqual(5);
      expect(new Set([...must, ...mustNot]).size, who).toBe(must.length + mustNot.length);
    }
  });

  // If a promise fails, read the sentences of the scheme, then decide whether the rule or the promise is wrong.
  test('see every scheme promised to them', () => {
    expect(promises(people, files, 'must').broken).toEqual([]);
  });

  test('never see a denied scheme as very likely', () => {
    expect(promises(people, files, 'mustNot').broken).toEqual([]);
  });
});
