import textReadability from 'text-readability';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_TABLE, TRANSLATIONS } from '../contract/languages.ts';
import { isOfficialUrl } from '../contract/official-domains.ts';
import { countReferences } from './paper-references.ts';
import { readPapers, readSchemes } from './read-content.ts';

const papers = readPapers();
const bySlug = new Map(papers.map((paper) => [paper.slug, paper]));
const named = papers.map((paper) => [paper.slug, paper] as const);
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Letters of the text that are of the script, of all that are letters. */
function share(text: string, script: string): number {
  const ofScript = new RegExp(`^\\p{Script=${script}}$`, 'u');
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => ofScript.test(letter)).length / Math.max(1, letters.length);
}

describe('the library of papers', () => {
  test('ids are unique', () => {
    expect(new Set(papers.map(({ id }) => id)).size).toBe(papers.length);
  });

  test('is whole in Hindi', () => {
    expect(papers.filter(({ translations }) => !translations.hi).map(({ slug }) => slug)).toEqual([]);
  });

  test('no paper is needed, by whatever way round, to get itself', () => {
    const reachable = (slug: string, seen = new Set<string>()): Set<string> => {
      for (const need of bySlug.get(slug)?.needs ?? []) if (!seen.has(need)) reachable(need, seen.add(need));
      return seen;
    };
    expect(papers.filter(({ slug }) => reachable(slug).has(slug)).map(({ slug }) => slug)).toEqual([]);
  });

  test('is written in plain English: the median grade is at most 9', () => {
    const grades = papers
      .map(({ en }) => textReadability.fleschKincaidGrade([en.summary, en.description, ...(en.refusals ?? [])].join('. ')))
      .sort((a, b) => a - b);
    expect(grades[Math.floor(grades.length / 2)] ?? 0).toBeLessThanOrEqual(9);
  });

  test('holds every paper that schemes name', () => {
    const missing = readSchemes().flatMap(({ slug, en }) =>
      en.documents.flatMap(({ papers: all = [], anyOf = [] }) =>
        [...all, ...anyOf].filter((paper) => !bySlug.has(paper)).map((paper) => `${slug}: ${paper}`),
      ),
    );
    expect(missing).toEqual([]);
  });
});

test('nine of ten lines of papers in schemes name a paper of the library', () => {
  const { refer, bare } = countReferences(readSchemes());
  expect(refer / (refer + bare.length), bare.join('\n')).toBeGreaterThanOrEqual(0.9);
});

describe.each(named)('%s', (_slug, paper) => {
  test('needs papers of the library only', () => {
    expect(paper.needs.filter((slug) => !bySlug.has(slug))).toEqual([]);
  });

  test('has a one-liner of at most 20 words', () => {
    expect(words(paper.en.summary)).toBeLessThanOrEqual(20);
  });

  test('links to official sites only', () => {
    expect(paper.online.map(({ url }) => url).filter((url) => !isOfficialUrl(url))).toEqual([]);
  });

  test('does not claim to be checked without a checker', () => {
    expect(Boolean(paper.checkedOn)).toBe(Boolean(paper.checkedBy));
  });
});

const translated = papers.flatMap((paper) =>
  TRANSLATIONS.flatMap((language) => {
    const texts = paper.translations[language];
    return texts ? [[paper.slug, language, paper, texts] as const] : [];
  }),
);

describe.each(translated)('%s in %s', (_slug, language, paper, texts) => {
  test('says as much as the English', () => {
    for (const part of ['steps', 'acceptedInstead', 'refusals', 'corrections'] as const) {
      expect(texts[part]?.length, part).toBe(paper.en[part]?.length);
    }
    for (const part of ['issuer', 'fee', 'time', 'validity'] as const) {
      expect(Boolean(texts[part]), part).toBe(Boolean(paper.en[part]));
    }
  });

  test('speaks in its script, with the digits everybody reads', () => {
    expect(share([texts.name, texts.summary, texts.description].join(' '), LANGUAGE_TABLE[language].script)).toBeGreaterThan(0.7);
    expect(JSON.stringify(texts)).not.toMatch(/(?![0-9])\p{Nd}/u);
  });
});
