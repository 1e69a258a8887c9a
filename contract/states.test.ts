import { expect, test } from 'vitest';
import { resolveCategory } from './categories.ts';
import { isOfficialUrl } from './official-domains.ts';
import { resolveState } from './states.ts';

test.each([
  ['  jammu & KASHMIR ', 'Jammu and Kashmir'],
  ['Orissa', 'Odisha'],
  ['Atlantis', undefined],
])('%j is the state %s', (name, state) => {
  expect(resolveState(name)).toBe(state);
});

test.each(['constructor', '__proto__', 'tostring', 'hasOwnProperty', 'valueOf'])(
  '%s is neither a state nor a category nor an official site',
  (word) => {
    expect(resolveState(word)).toBeUndefined();
    expect(resolveCategory(word)).toBeUndefined();
    expect(isOfficialUrl(`https://${word}/`)).toBe(false);
  },
);
