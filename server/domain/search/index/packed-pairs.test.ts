import { expect, test } from 'vitest';
import { packPairs, pairsIn } from './packed-pairs.ts';

test.each([
  ['none', []],
  [
    'small ones in few bytes',
    [
      [0, 1],
      [1, 127],
      [2, 128],
    ],
  ],
  [
    'large ones',
    [
      [5, 3],
      [300_000, 70_000],
      [2 ** 31 - 1, 2 ** 31 - 1],
    ],
  ],
] as [string, [number, number][]][])('unpacks what was packed: %s', (_what, pairs) => {
  expect([...pairsIn(packPairs([...pairs]))]).toEqual(pairs);
});

test('are unpacked by ascending first number', () => {
  expect([
    ...pairsIn(
      packPairs([
        [9, 1],
        [2, 5],
      ]),
    ),
  ]).toEqual([
    [2, 5],
    [9, 1],
  ]);
});

test('consecutive numbers take two bytes', () => {
  expect(
    packPairs([
      [7, 1],
      [8, 2],
      [100, 3],
    ]),
  ).toHaveLength(6);
});
