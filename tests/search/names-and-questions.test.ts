/** Questions about schemes by name, generated from the shipped catalogue, so that new schemes are included. */
import { describe, expect, it } from 'vitest';
import { shippedSchemes } from '../../content/shipped-content.ts';
import { atOnce } from '../../server/domain/search/steps.ts';
import { shippedIndex } from '../../server/testing/shipped-index.ts';

const FIRST_ENOUGH = 0.99;
/** The number of questions per kind of name; each name gets different ones, because all would take a minute. */
const TRIED = { acronym: 10, name: 2, known: 1 };

// biome-ignore format: compact
const QUESTIONS = [
  'last date', 'status', 'list', 'helpline number', 'how to apply', 'documents required', 'download form', 'my form was rejected what to do',
  'ki kist kab aayegi', 'ki kist nahi aayi', 'ki last date kya hai', 'status kaise check kare', 'form reject ho gaya',
  'की किस्त कब आएगी', 'की अंतिम तिथि', 'हेल्पलाइन नंबर', 'मेरा फॉर्म रिजेक्ट हो गया',
  'છેલ્લી તારીખ', 'નો હપ્તો ક્યારે આવશે', 'હેલ્પલાઇન નંબર',
];

const schemes = shippedSchemes();
const slugOf = new Map(schemes.map(({ id, slug }) => [id, slug]));
const { index, leads } = shippedIndex();

type Named = { kind: keyof typeof TRIED; text: string; slug: string };

const acronyms: Named[] = schemes
  .filter(({ acronym }) => acronym)
  .map(({ acronym = '', slug }) => ({ kind: 'acronym', text: acronym, slug }));
const names: Named[] = schemes.flatMap(({ name, translations, slug }) =>
  [name, ...Object.values(translations).flatMap((texts) => texts?.name ?? [])].map((text) => ({ kind: 'name' as const, text, slug })),
);
const known: Named[] = [...atOnce(leads.all(schemes))].flatMap(([{ aliases }, found]) =>
  aliases
    .filter(({ strength }) => strength === 'same')
    .flatMap(({ text }) => found.map(({ slug }) => ({ kind: 'known' as const, text, slug }))),
);
const all = [...acronyms, ...names, ...known];
/** Several schemes may share a name, or a part of an acronym (`YUVA` of `CM YUVA`): any of them is right. */
const slugsOf = Map.groupBy(
  all.flatMap((named) =>
    [named.text, ...(named.kind === 'acronym' ? named.text.split(' ') : [])].map((text) => ({ text, slug: named.slug })),
  ),
  ({ text }) => text.toLowerCase(),
);

/** Each name once, with its questions. */
const asked = [...Map.groupBy(all, ({ text }) => text.toLowerCase()).values()].flatMap(([{ kind, text } = all[0] as Named], at) => {
  const count = TRIED[kind];
  const right = slugsOf.get(text.toLowerCase())?.map(({ slug }) => slug) ?? [];
  return Array.from({ length: count }, (_, number) => {
    const question = QUESTIONS[(at * count + number) % QUESTIONS.length] as string;
    const { hits, weak } = index.search(`${text} ${question}`);
    const [first] = hits;
    return { query: `${text} ${question}`, right, first: first && slugOf.get(first.id), isMissing: weak || first === undefined };
  });
});

describe('a scheme asked about by its name', () => {
  it('gets 20 questions in three languages', () => {
    expect(QUESTIONS).toHaveLength(20);
    expect(asked.length).toBeGreaterThan(5_000);
  });

  it('is never called missing', () => {
    expect(asked.filter(({ isMissing }) => isMissing).map(({ query }) => query)).toEqual([]);
  });

  it('comes first', () => {
    const others = asked.filter(({ right, first }) => !right.includes(first as string));
    const shown = others.map(({ query, first, right }) => `${query}: found ${first}, wanted ${right.join(' or ')}`).join('\n');
    expect(1 - others.length / asked.length, shown).toBeGreaterThanOrEqual(FIRST_ENOUGH);
  });
});
