import { describe, expect, it } from 'vitest';
import type { SearchHit } from '../types.ts';
import { familyOf, joinFamily } from './families.ts';

const family = (name: string, states: string[] = []) => familyOf({ name, states });

describe('familyOf', () => {
  it('is the same for all components of a scheme in a state', () => {
    expect(family('Matsya Sampada Yojana: Ice Box', ['Goa'])).toBe(family('Matsya Sampada Yojana (Inland): Cage', ['Goa']));
    expect(family('Matsya Sampada Yojana: Ice Box', ['Goa'])).not.toBe(family('Matsya Sampada Yojana: Ice Box', ['Bihar']));
  });

  it('is null when the part before the divider is too short to name a scheme', () => {
    expect(family('PM - Daksh')).toBeNull();
    expect(family('Skill Training')).toBeNull();
  });
});

it('preserves the order of the members', () => {
  const head: SearchHit = { id: 1, score: 1, place: 0 };
  joinFamily(head, 3);
  joinFamily(head, 2);
  expect(head.family).toEqual({ head: 1, members: [3, 2] });
});
