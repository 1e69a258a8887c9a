/**
 * Automatic findings in the texts of schemes. `FAULTS` are always wrong: `content/schemes.test.ts` refuses them. `WARNINGS` may be right:
 * `npm run content:table -- --warnings` lists them for an editor to decide.
 */
import textReadability from 'text-readability';
import { PORTALS, portalHost } from './portals.ts';
import type { SchemeFile, TranslationFile } from './scheme-file.ts';

type Texts = SchemeFile['en'] | TranslationFile;
/** @returns the findings in a few words each */
type Finding = (scheme: SchemeFile, today: string) => string[];

const PARTS = ['eligibility', 'benefits', 'documents', 'afterApplying', 'caveats'] as const;

const textOf = (line: string | { text: string }) => (typeof line === 'string' ? line : line.text);

/** Every sentence of a scheme in one language, in the same order for all. */
function sentencesOf(texts: Texts): string[] {
  return [
    texts.summary,
    texts.description,
    ...PARTS.flatMap((part) => (texts[part] ?? []).map(textOf)),
    ...texts.steps.flatMap(({ title, text }) => [title, text]),
  ];
}

const amountsOf = (text: string) => [...text.matchAll(/₹\s?(\d(?:[\d,]*\d)?(?:\.\d+)?)/g)].map((match) => match[1] ?? '');

function lostAmounts({ en, translations }: SchemeFile): string[] {
  const english = sentencesOf(en);
  return Object.entries(translations).flatMap(([language, texts]) => {
    const said = texts ? sentencesOf(texts) : [];
    return english.flatMap((sentence, index) => {
      const there = new Set(said[index]?.match(/\d(?:[\d,]*\d)?(?:\.\d+)?/g));
      return amountsOf(sentence)
        .filter((amount) => !there.has(amount))
        .map((amount) => `₹${amount} is not in ${language}: ${said[index] ?? ''}`);
    });
  });
}

/** Sentences without information, true of any form. */
const FILLER = [
  /\bfill in (?:all|every|each)(?: the)? (?:box|field|detail)/i,
  /\bkeep (?:a copy|copies)(?! of)\b/i,
  /\bcheck (?:everything|all details|it all) (?:again|twice|carefully)/i,
  /\bread (?:the form|everything|it) carefully/i,
  /\bfollow the (?:steps|instructions) (?:on (?:the )?screen|given)/i,
];

const filler: Finding = ({ en }) => sentencesOf(en).filter((sentence) => FILLER.some((phrase) => phrase.test(sentence)));

const DAY = /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;

/** A deduction may depend on the choice of tax regime, which is lost when filing late, so its text needs the day. */
function deductionWithoutDay({ en }: SchemeFile): string[] {
  const text = sentencesOf(en).join('\n');
  return /\btax regime\b/i.test(text) && !DAY.test(text) ? ['a tax regime is chosen by a day, and none is named'] : [];
}

function unlinkedAccount({ en }: SchemeFile): string[] {
  const text = sentencesOf(en).join('\n');
  return /\b(?:bank account|passbook)\b/i.test(text) && !/\b(?:link|seed|NPCI|DBT)/i.test(text)
    ? ['is the account to be linked to Aadhaar?']
    : [];
}

/** A start page may be a department's, where one cannot apply. A portal's is right: its form opens after the login. */
function pathlessForm({ apply: { online } }: SchemeFile): string[] {
  if (!online || Object.hasOwn(PORTALS, portalHost(online))) return [];
  const { pathname, hash } = new URL(online);
  return pathname === '/' && hash === '' ? [`is the form at ${online}? Its host is not in content/portals.ts`] : [];
}

function overdue({ reviewBy, closesOn }: SchemeFile, today: string): string[] {
  return [
    ...(reviewBy < today ? [`was to be read again by ${reviewBy}`] : []),
    ...(closesOn && closesOn < today ? [`closed on ${closesOn}: does it open again?`] : []),
  ];
}

const HARDEST_GRADE = 8;

function hardToRead({ en }: SchemeFile): string[] {
  const grade = textReadability.fleschKincaidGrade(sentencesOf(en).join('. '));
  return grade > HARDEST_GRADE ? [`reading grade ${grade}`] : [];
}

const oneSource: Finding = ({ sources }) => (sources.length === 1 ? [`rests on ${sources[0]?.url} alone`] : []);

export const FAULTS: Record<string, Finding> = {
  'amounts are in every language': lostAmounts,
  'no filler': filler,
  'a deduction names the day it hangs on': deductionWithoutDay,
  'the form has a path, or is at a portal where one applies': pathlessForm,
};

export const WARNINGS: Record<string, Finding> = {
  overdue,
  'one source': oneSource,
  'account and Aadhaar': unlinkedAccount,
  'hard to read': hardToRead,
};
