import { describe, expect, test } from 'vitest';
import { isSafeUrl, line, searchText } from './fields.ts';
import { linkAddress } from './rich-text.ts';
import { safeUrl, schemaOf } from './scheme-fields.ts';

describe('an address', () => {
  test.each(['https://pmkisan.gov.in', 'http://x.in/a?b=c#d', 'HTTPS://Example.ORG/%E0%A4%95', 'https://x.in/योजना'])(
    '%s does not change',
    (url) => {
      expect(safeUrl.parse(url)).toBe(url);
    },
  );

  test.each([
    'https:x.in',
    'https:/x.in',
    'https:///x.in',
    'https:\\\\x.in',
    'https://user@x.in',
    'https://localhost',
    'https://192.0.2.1',
    'https://x.in/\u202efdp.exe',
    'https://gov\u200b.in',
    'https://x.in/\u200fa',
    'https://x.in/a b',
    'ftp://x.in',
    'javascript:alert(1)',
  ])('%j is refused', (url) => {
    expect(isSafeUrl(url)).toBe(false);
  });

  test.each([
    ['https://g\u043ev.in/a', 'https://xn--gv-fmc.in/a'],
    ['https://\u0430pple.in', 'https://xn--pple-43d.in/'],
  ])('stores a host with look-alike letters in Punycode', (url, kept) => {
    expect(safeUrl.parse(url)).toBe(kept);
  });

  test('of a link in a text contains no bidi controls', () => {
    expect(linkAddress('https://x.in/\u202efdp')).toBe('https://x.in/fdp');
    expect(linkAddress('/\t/evil.example')).toBeUndefined();
  });
});

describe('a line', () => {
  test('is measured in code points', () => {
    const five = line(5, { long: 'Too long' });
    expect(five.parse('  e\u0301e\u0301😀😀é ')).toBe('éé😀😀é');
    expect(five.safeParse('abcdef').error?.issues[0]?.message).toBe('Too long');
    expect(five.safeParse(' '.repeat(21)).error?.issues[0]?.message).toBe('Too long');
  });

  test('of a search is cut', () => {
    expect(searchText.parse(`\u0000 ${'x'.repeat(10_000)}`)).toBe('x'.repeat(200));
    expect(searchText.parse(`${'x'.repeat(199)}😀`)).toHaveLength(200);
  });
});

describe('a field for an e-mail address', () => {
  const schema = schemaOf({ column: 'contact', kind: 'email' });

  test('takes an address in the form it is stored in, or nothing', () => {
    expect(schema.parse(' help@Example.GOV.in ')).toBe('help@example.gov.in');
    expect(schema.parse('')).toBe('');
  });

  test.each(['not an address', 'a@b', 'mailto:a@b.in'])('refuses %s', (text) => {
    expect(schema.safeParse(text).error?.issues[0]?.message).toBe('Please enter a valid email address');
  });
});
