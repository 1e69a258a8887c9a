import { expect, test } from 'vitest';
import { categoryNames as english } from '../../../messages/en/categories.ts';
import { categoryNames } from './category-name.ts';

test.each([
  ['education', 'Education', 'education'],
  ['welfare', 'Social Welfare', 'social welfare'],
  ['business', 'Business & Industry', 'business & industry'],
  ['technology', 'technology', 'technology'],
  ['foo-Bar', 'foo-Bar', 'foo-Bar'],
  ['constructor', 'constructor', 'constructor'],
])('%s is shown as %s', (slug, title, inSentence) => {
  expect(categoryNames(slug, english)).toEqual({ title, inSentence });
});
