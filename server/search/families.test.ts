import { describe, expect, it } from 'vitest';
import { familyOf, foldFamilies } from './families.ts';

const family = (name: string, states: string[] = []) => familyOf({ name, states });

describe('familyOf', () => {
  it('is one for the components of a scheme in a state', () => {
    expect(family('Matsya Sampada Yojana: Ice Box', ['Goa'])).toBe(family('Matsya Sampada Yojana (Inland): Cage', ['Goa']));
    expect(family('Matsya Sampada Yojana: Ice Box', ['Goa'])).not.toBe(family('Matsya Sampada Yojana: Ice Box', ['Bihar']));
  });

  it('is none where the part before the divider is too short to name a scheme', () => {
    expect(family('PM - Daksh')).toBeNull();
    expect(family('Skill Training')).toBeNull();
  });
});

it('folds later hits of a family under the first', () => {
  const hits = [1, 2, 3, 4].map((id) => ({ id, score: 10 - id, matched: [] }));
  const folded = foldFamilies(hits, ({ id }) => (id === 3 ? null : 'one'));
  expect(folded.map(({ id }) => id)).toEqual([1, 3]);
  expect(folded[0]?.family).toEqual({ head: 1, members: [2, 4] });
});
