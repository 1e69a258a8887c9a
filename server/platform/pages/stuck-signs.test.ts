import { expect, test } from 'vitest';
import { withoutStuckSigns } from './stuck-signs.ts';

const SIGNS = [...'.,;:!?)]}\'"*_~`>|…”’»।॥、。🙏', '\u200B', '\u200D', '\u2060', '\uFEFF', '\u00A0', '☺\uFE0F'];

test.each(SIGNS)('%j is removed from the end of a path, encoded or not, once or repeated', (sign) => {
  const encoded = [...new TextEncoder().encode(sign)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
  for (const path of ['/schemes/1', '/hi/blog/what-is-dbt', '/category/health', '/hi', '/category/%E0%A4%95%E0%A5%83']) {
    const raw = encodeURI(sign).replace('%60', '`');
    for (const end of [raw, encoded, encoded.toLowerCase(), raw + encoded, `).${encoded}`, `${encoded}/`])
      expect(withoutStuckSigns(path + end)).toBe(path);
  }
});

test.each([
  ['/schemes/1&quot;', '/schemes/1'],
  ['/schemes/1&#39;),', '/schemes/1'],
  ['/schemes/1%E2%80', '/schemes/1'],
  ['/schemes/1%', '/schemes/1'],
  ['/)', '/'],
])('%s is %s', (path, expected) => {
  expect(withoutStuckSigns(path)).toBe(expected);
});

test.each(['/schemes/1', '/', '/hi/blog/what-is-dbt', '/category/%E0%A4%B8%E0%A5%8D%E0%A4%B5%E0%A4%BE', '/category/a%2Fb'])(
  '%s is unchanged',
  (path) => {
    expect(withoutStuckSigns(path)).toBeNull();
  },
);
