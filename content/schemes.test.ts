import textReadability from 'text-readability';
import { describe, expect, test } from 'vitest';
import { CATEGORIES, TILE_SLUGS } from '../contract/categories.ts';
import { LANGUAGE_TABLE, TRANSLATIONS } from '../contract/languages.ts';
import { isOfficialUrl } from '../contract/official-domains.ts';
import { STATES } from '../contract/states.ts';
import { FAULTS } from './findings.ts';
import { PORTALS, portalHost } from './portals.ts';
import { readSchemes } from './read-content.ts';

const schemes = readSchemes();
const named = schemes.map((scheme) => [scheme.slug, scheme] as const);
/** Small places for which no further scheme was found in two sources. */
const FEW_CONFIRMED: readonly string[] = ['Ladakh', 'Lakshadweep'];
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Letters of the text that are of the script, of all that are letters. */
function share(text: string, script: string): number {
  const ofScript = new RegExp(`^\\p{Script=${script}}$`, 'u');
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => ofScript.test(letter)).length / Math.max(1, letters.length);
}

describe('the catalogue', () => {
  test('ids and slugs are unique', () => {
    expect(new Set(schemes.map((scheme) => scheme.id)).size).toBe(schemes.length);
    expect(new Set(schemes.map((scheme) => scheme.slug)).size).toBe(schemes.length);
  });

  test('a scheme that was replaced names the one in its place', () => {
    const slugs = new Set(schemes.map(({ slug }) => slug));
    expect(schemes.filter(({ replacedBy }) => replacedBy && !slugs.has(replacedBy)).map(({ slug }) => slug)).toEqual([]);
  });

  test.each(Object.keys(PORTALS))('the portal %s is official, and a scheme leads to it', (host) => {
    expect(isOfficialUrl(`https://${host}/`)).toBe(true);
    expect(schemes.some(({ apply }) => apply.online && portalHost(apply.online) === host)).toBe(true);
  });

  test('is whole in Hindi', () => {
    expect(schemes.filter(({ translations }) => !translations.hi).map(({ slug }) => slug)).toEqual([]);
  });

  test('holds what the home page promises', () => {
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

describe.each(named)('%s', (_slug, scheme) => {
  test('has a one-liner of at most 20 words', () => {
    expect(words(scheme.en.summary)).toBeLessThanOrEqual(20);
  });

  test('speaks English in Latin letters', () => {
    expect(share(JSON.stringify([scheme.name, scheme.department, scheme.en]), 'Latin')).toBe(1);
  });

  test.each(Object.entries(FAULTS))('%s', (_rule, find) => {
    expect(find(scheme, '')).toEqual([]);
  });

  test('links to official sites only', () => {
    for (const address of [scheme.url, scheme.apply.online].filter((address) => address !== undefined)) {
      expect(isOfficialUrl(address), address).toBe(true);
    }
  });

  test('rests on a page that shows its date', () => {
    expect(scheme.sources.some(({ date }) => date !== '')).toBe(true);
  });

  test('is filed where it can be found', () => {
    expect(scheme.categories.every((slug) => CATEGORIES.some((category) => category.slug === slug))).toBe(true);
    expect(scheme.states.every((state) => STATES.includes(state))).toBe(true);
    expect(scheme.level === 'state' ? scheme.states.length : 0).toBe(scheme.states.length);
  });

  test('does not claim to be checked without a checker, or to be open after it has closed', () => {
    expect(Boolean(scheme.checkedOn)).toBe(Boolean(scheme.checkedBy));
    if (scheme.opensOn && scheme.closesOn) expect(scheme.closesOn >= scheme.opensOn).toBe(true);
  });
});

const translated = schemes.flatMap((scheme) =>
  TRANSLATIONS.flatMap((language) => {
    const texts = scheme.translations[language];
    return texts ? [[scheme.slug, language, scheme, texts] as const] : [];
  }),
);

describe.each(translated)('%s in %s', (_slug, language, scheme, texts) => {
  test('says as much as the English', () => {
    for (const part of ['eligibility', 'benefits', 'documents', 'steps', 'afterApplying', 'caveats'] as const) {
      expect(texts[part]?.length, part).toBe(scheme.en[part]?.length);
    }
    expect(Boolean(texts.applyOffice), 'applyOffice').toBe(Boolean(scheme.apply.office));
    expect(Boolean(texts.fee), 'fee').toBe(Boolean(scheme.fee));
  });

  test('speaks in its script, with the digits everybody reads', () => {
    expect(share([texts.name, texts.summary, texts.description].join(' '), LANGUAGE_TABLE[language].script)).toBeGreaterThan(0.7);
    expect(JSON.stringify(texts)).not.toMatch(/(?![0-9])\p{Nd}/u);
  });
});
