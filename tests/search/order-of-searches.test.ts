/** What a search finds does not depend on what was searched before it, although words that were read are cached. */
import { expect, test } from 'vitest';
import { shippedSchemes } from '../../content/shipped-content.ts';
import { shippedIndex } from '../../server/testing/shipped-index.ts';

const SENTENCES = [
  "I am a single mother working as a cook in three houses in Pune. How can I get help for my daughter's education?",
  'My father is old and cannot walk. Is there a pension for him?',
  'NRI pension',
  'nri pension',
  'hum kisan hain aur karz me dube hain. beti ki shadi ke liye paisa kaise milega?',
];

test('finds the same in a used index as in a new one', () => {
  const found = ({ index }: ReturnType<typeof shippedIndex>) =>
    SENTENCES.map((query) => {
      const { weak, hits } = index.search(query);
      return { weak, hits: hits.map(({ id, score }) => [id, score]) };
    });
  const used = shippedIndex();
  for (const { name, translations } of shippedSchemes())
    for (const text of [name, ...Object.values(translations ?? {}).map((one) => one?.name ?? '')]) used.index.search(text);
  expect(found(used)).toEqual(found(shippedIndex()));
});
