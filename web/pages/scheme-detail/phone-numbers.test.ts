import { expect, test } from 'vitest';
import { phoneNumbers } from './phone-numbers.ts';

test.each([
  ['155261', ['155261']],
  ['181', ['181']],
  ['1800-180-1111, 1800-110-001', ['18001801111', '1800110001']],
  ['1800 425 3993', ['18004253993']],
  ['+91 11 2086 2360', ['+911120862360']],
  ['9909926280, 9909926180', ['9909926280', '9909926180']],
  ['Ask at the office', []],
])('%j holds %j', (text, numbers) => {
  const parts = phoneNumbers(text);
  expect(parts.flatMap((part) => part.number ?? [])).toEqual(numbers);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
