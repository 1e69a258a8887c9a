import { describe, expect, it } from 'vitest';
import { readEmailAddress } from './email-text.ts';

const UDAHARAN = 'xn--p1b6ci4b4b3a.xn--h2brj9c';

describe('an international domain', () => {
  it.each([
    ['asha@उदाहरण.भारत', `asha@${UDAHARAN}`],
    [`asha@${UDAHARAN}`, `asha@${UDAHARAN}`],
    [`asha@${UDAHARAN.toUpperCase()}`, `asha@${UDAHARAN}`],
    ['asha@उदाहरण。भारत', `asha@${UDAHARAN}`],
    ['asha@ઉદાહરણ.ભારત', 'asha@xn--odc6ci4b4b3a.xn--gecrj9c'],
    ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
    ['asha@bu\u0308cher.example', 'asha@xn--bcher-kva.example'],
    ['asha@ＥＸＡＭＰＬＥ.org', 'asha@example.org'],
    ['asha＠example.org', 'asha@example.org'],
  ])('%s is normalised to %s', (typed, stored) => {
    expect(readEmailAddress(typed)).toBe(stored);
  });
});

describe('invisible characters', () => {
  it.each(['\u200b', '\u200d', '\u200c', '\ufeff', '\u2060', '\u202a', '\u200f', '\u00ad', '\ufe0f'])('%j are dropped', (sign) => {
    expect(readEmailAddress(`${sign}as${sign}ha@exam${sign}ple.org${sign}`)).toBe('asha@example.org');
  });

  it('stay between letters they join', () => {
    expect(readEmailAddress('क्\u200dष@example.org')).toBe('क्\u200dष@example.org');
  });
});

describe('the part before the @', () => {
  it.each(['आशा@example.org', "o'brien@example.org", 'asha+news@example.org', 'a&b/c=d@example.org', 'जोस\u0947@example.org'])(
    '%s is accepted',
    (typed) => {
      expect(readEmailAddress(typed)).toBe(typed);
    },
  );

  it('is normalised to NFC', () => {
    expect(readEmailAddress('jose\u0301@example.org')).toBe('jos\u00e9@example.org');
  });
});

it.each([
  '',
  '@example.org',
  'asha',
  'a@b',
  'asha@',
  'asha@@example.org',
  'asha@example..org',
  '.asha@example.org',
  'asha.@example.org',
  'asha@example.org.',
  'asha@-example.org',
  'asha@exa_mple.org',
  'asha@192.0.2.1',
  'asha@1.2',
  'asha@[192.0.2.1]',
  'asha@example.org:25',
  'asha@example.org/x',
  'asha@example.org?x',
  'asha@ex%61mple.org',
  'asha@example.org, b@example.org',
  'asha@example.org\r\nBcc: b@example.org',
  'asha@example.org\n',
  'asha %relay@example.org',
  'b%relay.example@example.org',
  'Asha <asha@example.org>',
  `${'a'.repeat(65)}@example.org`,
  `asha@${'a'.repeat(64)}.org`,
  `asha@${'a.'.repeat(130)}org`,
])('%j is not an address', (typed) => {
  expect(readEmailAddress(typed)).toBeNull();
});
