import textReadability from 'text-readability';
import { describe, expect, test } from 'vitest';
import { CATEGORIES, TILE_SLUGS } from '../contract/categories.ts';
import { LANGUAGE_TABLE, TRANSLATIONS } from '../contract/languages.ts';
import { isOfficialUrl } from '../contract/official-domains.ts';
import { STATES } from '../contract/states.ts';
import { FAULTS } from './findings.ts';
import { PORTALS, portalHost } from './portals.ts';
import type { SchemeFile } from './scheme-file.ts';
import { shippedSchemes } from './shipped-content.ts';

const schemes = shippedSchemes();
/** Small territories without further schemes confirmed by two sources. */
const FEW_CONFIRMED: readonly string[] = ['Ladakh', 'Lakshadweep'];
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The share of a script among the text's letters. */
function share(text: string, script: string): number {
  const ofScript = new RegExp(`^\\p{Script=${script}}$`, 'u');
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => ofScript.test(letter)).length / Math.max(1, letters.length);
}

describe('the catalogue', () => {
  test('has unique ids and slugs', () => {
    expect(new Set(schemes.map((scheme) => scheme.id)).size).toBe(schemes.length);
    expect(new Set(schemes.map((scheme) => scheme.slug)).size).toBe(schemes.length);
  });

  test('names the replacement of a replaced scheme', () => {
    const slugs = new Set(schemes.map(({ slug }) => slug));
    expect(schemes.filter(({ replacedBy }) => replacedBy && !slugs.has(replacedBy)).map(({ slug }) => slug)).toEqual([]);
  });

  test.each(Object.keys(PORTALS))('links the official portal %s', (host) => {
    expect(isOfficialUrl(`https://${host}/`)).toBe(true);
    expect(schemes.some(({ apply }) => apply.online && portalHost(apply.online) === host)).toBe(true);
  });

  test('is completely translated into Hindi', () => {
    expect(schemes.filter(({ translations }) => !translations.hi).map(({ slug }) => slug)).toEqual([]);
  });

  test('fulfils the promises of the home page', () => {
    expect(schemes.length).toBeGreaterThanOrEqual(450);
    expect(schemes.filter((scheme) => scheme.level === 'central').length).toBeGreaterThanOrEqual(110);
    expect(schemes.filter((scheme) => scheme.states.includes('Gujarat')).length).toBeGreaterThanOrEqual(35);
    expect(schemes.find((scheme) => scheme.id === 1)?.featured).toBe(true);
    expect(schemes.filter((scheme) => scheme.featured)).toHaveLength(6);
  });

  test.each(STATES)('has at least eight schemes of %s, or all that could be confirmed', (state) => {
    const least = FEW_CONFIRMED.includes(state) ? 6 : 8;
    expect(schemes.filter(({ level, states }) => level === 'state' && states.includes(state)).length).toBeGreaterThanOrEqual(least);
  });

  test.each(TILE_SLUGS)('the tile %s has at least ten schemes', (slug) => {
    expect(schemes.filter((scheme) => scheme.categories.includes(slug)).length).toBeGreaterThanOrEqual(10);
  });

  test('is written in plain English: the median grade of one-liners and benefits is at most 9', () => {
    const grades = schemes
      .map((scheme) => textReadability.fleschKincaidGrade([scheme.en.summary, ...scheme.en.benefits].join('. ')))
      .sort((a, b) => a - b);
    expect(grades[Math.floor(grades.length / 2)]).toBeLessThanOrEqual(9);
  });
});

/** The errors of a scheme, each with the file to correct. */
function faultsOf(scheme: SchemeFile): string[] {
  const file = `content/schemes/${scheme.slug}.yaml`;
  const { en, apply, checkedOn, checkedBy, opensOn, closesOn } = scheme;
  const faults: [isWrong: boolean, fault: string][] = [
    [words(en.summary) > 20, `en.summary has ${words(en.summary)} words; at most 20`],
    [share(JSON.stringify([scheme.name, scheme.department, en]), 'Latin') < 1, 'the English has letters that are not Latin'],
    ...Object.entries(FAULTS).map(([rule, find]): [boolean, string] => {
      const found = find(scheme, '');
      return [found.length > 0, `${rule}: ${JSON.stringify(found)}`];
    }),
    ...[scheme.url, apply.online]
      .filter((address) => address !== undefined)
      .map((address): [boolean, string] => [!isOfficialUrl(address), `${address} is not an official site`]),
    [!scheme.sources.some(({ date }) => date !== ''), 'sources: none shows its date'],
    [!scheme.categories.every((slug) => CATEGORIES.some((category) => category.slug === slug)), 'categories: one of them is unknown'],
    [!scheme.states.every((state) => STATES.includes(state)), 'states: one of them is unknown'],
    [scheme.level !== 'state' && scheme.states.length > 0, 'level is not state, but states are named'],
    [Boolean(checkedOn) !== Boolean(checkedBy), 'checkedOn and checkedBy belong together'],
    [Boolean(opensOn && closesOn && closesOn < opensOn), 'closesOn is before opensOn'],
  ];
  return [
    ...faults.flatMap(([isWrong, fault]) => (isWrong ? [`${file}: ${fault}`] : [])),
    ...TRANSLATIONS.flatMap((language) => translationFaults(scheme, language)),
  ];
}

function translationFaults(scheme: SchemeFile, language: (typeof TRANSLATIONS)[number]): string[] {
  const texts = scheme.translations[language];
  if (!texts) return [];
  const file = `content/schemes/${scheme.slug}.${language}.yaml`;
  const { script } = LANGUAGE_TABLE[language];
  const faults: [isWrong: boolean, fault: string][] = [
    ...(['eligibility', 'benefits', 'documents', 'steps', 'afterApplying', 'caveats'] as const).map((part): [boolean, string] => [
      texts[part]?.length !== scheme.en[part]?.length,
      `${part} has ${texts[part]?.length} lines, the English ${scheme.en[part]?.length}`,
    ]),
    [Boolean(texts.applyOffice) !== Boolean(scheme.apply.office), 'applyOffice and the English apply.office belong together'],
    [Boolean(texts.fee) !== Boolean(scheme.fee), 'fee and the English fee belong together'],
    [share([texts.name, texts.summary, texts.description].join(' '), script) <= 0.7, `less than 0.7 of the letters are ${script}`],
    [/(?![0-9])\p{Nd}/u.test(JSON.stringify(texts)), 'a digit is not one of 0 to 9'],
  ];
  return faults.flatMap(([isWrong, fault]) => (isWrong ? [`${file}: ${fault}`] : []));
}

test.each(schemes)('the files of $slug have no errors', (scheme) => {
  expect(faultsOf(scheme)).toEqual([]);
});

test('reports an error with its file', () => {
  const [scheme] = schemes as [SchemeFile];
  const wrong = { ...scheme, en: { ...scheme.en, summary: 'word '.repeat(21) }, checkedOn: '2025-01-01', checkedBy: undefined };
  expect(faultsOf(wrong as SchemeFile)).toEqual([
    `content/schemes/${scheme.slug}.yaml: en.summary has 21 words; at most 20`,
    `content/schemes/${scheme.slug}.yaml: checkedOn and checkedBy belong together`,
  ]);
  const hi = { ...(scheme.translations.hi as object), benefits: [], name: 'English only', summary: 'English', description: 'English' };
  const found = faultsOf({ ...scheme, translations: { hi } } as unknown as SchemeFile);
  expect(found).toContain(`content/schemes/${scheme.slug}.hi.yaml: benefits has 0 lines, the English ${scheme.en.benefits.length}`);
  expect(found).toContain(`content/schemes/${scheme.slug}.hi.yaml: less than 0.7 of the letters are Deva`);
});
