import textReadability from 'text-readability';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_TABLE, TRANSLATIONS } from '../contract/languages.ts';
import { isOfficialUrl } from '../contract/official-domains.ts';
import type { DocumentFile } from './document-file.ts';
import { countReferences } from './document-references.ts';
import { shippedDocuments, shippedSchemes } from './shipped-content.ts';

const papers = shippedDocuments();
const bySlug = new Map(papers.map((paper) => [paper.slug, paper]));
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The share of a script among the text's letters. */
function share(text: string, script: string): number {
  const ofScript = new RegExp(`^\\p{Script=${script}}$`, 'u');
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => ofScript.test(letter)).length / Math.max(1, letters.length);
}

describe('the library of documents', () => {
  test('ids are unique', () => {
    expect(new Set(papers.map(({ id }) => id)).size).toBe(papers.length);
  });

  test('is completely translated into Hindi', () => {
    expect(papers.filter(({ translations }) => !translations.hi).map(({ slug }) => slug)).toEqual([]);
  });

  test('never requires a document to get itself, directly or indirectly', () => {
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

  test('has every document that schemes name', () => {
    const missing = shippedSchemes().flatMap(({ slug, en }) =>
      en.documents.flatMap(({ papers: all = [], anyOf = [] }) =>
        [...all, ...anyOf].filter((paper) => !bySlug.has(paper)).map((paper) => `${slug}: ${paper}`),
      ),
    );
    expect(missing).toEqual([]);
  });
});

test('nine of ten document lines of schemes name a document of the library', () => {
  const { refer, bare } = countReferences(shippedSchemes());
  expect(refer / (refer + bare.length), bare.join('\n')).toBeGreaterThanOrEqual(0.9);
});

/** The errors of a document, each with the file to correct. */
function faultsOf(paper: DocumentFile): string[] {
  const file = `content/documents/${paper.slug}.yaml`;
  const faults: [isWrong: boolean, fault: string][] = [
    ...paper.needs.map((slug): [boolean, string] => [!bySlug.has(slug), `needs: there is no paper ${slug}`]),
    [words(paper.en.summary) > 20, `en.summary has ${words(paper.en.summary)} words; at most 20`],
    ...paper.online.map(({ url }): [boolean, string] => [!isOfficialUrl(url), `${url} is not an official site`]),
    [Boolean(paper.checkedOn) !== Boolean(paper.checkedBy), 'checkedOn and checkedBy belong together'],
  ];
  return [
    ...faults.flatMap(([isWrong, fault]) => (isWrong ? [`${file}: ${fault}`] : [])),
    ...TRANSLATIONS.flatMap((language) => translationFaults(paper, language)),
  ];
}

function translationFaults(paper: DocumentFile, language: (typeof TRANSLATIONS)[number]): string[] {
  const texts = paper.translations[language];
  if (!texts) return [];
  const file = `content/documents/${paper.slug}.${language}.yaml`;
  const { script } = LANGUAGE_TABLE[language];
  const faults: [isWrong: boolean, fault: string][] = [
    ...(['steps', 'acceptedInstead', 'refusals', 'corrections'] as const).map((part): [boolean, string] => [
      texts[part]?.length !== paper.en[part]?.length,
      `${part} has ${texts[part]?.length} lines, the English ${paper.en[part]?.length}`,
    ]),
    ...(['issuer', 'fee', 'time', 'validity'] as const).map((part): [boolean, string] => [
      Boolean(texts[part]) !== Boolean(paper.en[part]),
      `${part} and the English ${part} belong together`,
    ]),
    [share([texts.name, texts.summary, texts.description].join(' '), script) <= 0.7, `less than 0.7 of the letters are ${script}`],
    [/(?![0-9])\p{Nd}/u.test(JSON.stringify(texts)), 'a digit is not one of 0 to 9'],
  ];
  return faults.flatMap(([isWrong, fault]) => (isWrong ? [`${file}: ${fault}`] : []));
}

test.each(papers)('the files of $slug have no errors', (paper) => {
  expect(faultsOf(paper)).toEqual([]);
});

test('reports an error with its file', () => {
  const [paper] = papers as [DocumentFile];
  const wrong = { ...paper, needs: ['no-such-paper'], en: { ...paper.en, summary: 'word '.repeat(21) } };
  expect(faultsOf(wrong)).toEqual([
    `content/documents/${paper.slug}.yaml: needs: there is no paper no-such-paper`,
    `content/documents/${paper.slug}.yaml: en.summary has 21 words; at most 20`,
  ]);
});
