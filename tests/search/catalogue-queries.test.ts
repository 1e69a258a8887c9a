import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { shippedSchemes } from '../../content/shipped-content.ts';
import type { State } from '../../contract/states.ts';
import { shippedIndex } from '../../server/testing/shipped-index.ts';

const FIRST = 3;
/** Share of the table's queries that must be answered. */
const ENOUGH = 0.95;

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const table = parse(file('catalogue-queries.yaml')) as Record<string, Record<string, string | string[]>>;
const queries = Object.entries(table).flatMap(([language, rows]) =>
  Object.entries(rows).map(([query, right]) => ({ language, query, right: [right].flat() })),
);

type Answerable = { has: Record<string, string | string[]>; lacks: string[]; nonsense: string[] };
const answerable = parse(file('answerable-queries.yaml')) as Answerable;
/** Maximum share of answerable queries marked weak, and minimum share of the others that must not look answered. */
const MAX_WEAK = 0.02;
const LACKS_KNOWN = 0.6;
const NONSENSE_KNOWN = 0.8;

const schemes = shippedSchemes();
const slugOf = new Map(schemes.map(({ id, slug }) => [id, slug]));
const { index } = shippedIndex();
const answers = (query: string) => index.search(query).hits.map(({ id }) => slugOf.get(id) as string);

describe('the seeded catalogue', () => {
  it('covers 150 queries in four languages and every state', () => {
    expect(queries).toHaveLength(150);
    expect(Object.keys(table)).toEqual(['english', 'romanised', 'hindi', 'gujarati']);
  });

  it('has every scheme in the table', () => {
    const slugs = new Set(slugOf.values());
    expect(queries.flatMap(({ right }) => right).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('answers nearly all of them with the right scheme among the first three', () => {
    const missed = queries
      .map((row) => ({ ...row, found: answers(row.query).slice(0, FIRST) }))
      .filter(({ right, found }) => !found.some((slug) => right.includes(slug)));
    const told = missed.map(({ query, right, found }) => `${query}: wanted ${right.join(' or ')}, found ${found.join(', ') || 'nothing'}`);
    expect(missed.length, told.join('\n')).toBeLessThanOrEqual(Math.floor(queries.length * (1 - ENOUGH)));
  });

  it.each(queries)('finds something for "$query"', ({ query }) => {
    expect(answers(query).length).toBeGreaterThan(0);
  });

  it('finds every scheme by its name in English and in Hindi', () => {
    const lost = schemes.filter(
      ({ slug, name, translations }) =>
        ![name, translations.hi?.name ?? name].every((typed) => answers(typed).slice(0, FIRST).includes(slug)),
    );
    expect(lost.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('weak results', () => {
  const hasNoResults = (query: string) => {
    const { weak, hits } = index.search(query);
    return weak || hits.length === 0;
  };
  const shareOf = (all: string[]) => all.filter(hasNoResults).length / all.length;

  it('are rare for queries the catalogue answers', () => {
    const has = Object.entries(answerable.has);
    const missed = has.filter(
      ([query, right]) =>
        !answers(query)
          .slice(0, FIRST)
          .some((slug) => right.includes(slug)),
    );
    expect(missed.map(([query]) => query)).toEqual([]);
    const weak = [...has.map(([query]) => query), ...queries.map(({ query }) => query)].filter(hasNoResults);
    expect(weak.length / (has.length + queries.length), weak.join(', ')).toBeLessThanOrEqual(MAX_WEAK);
  });

  it('are marked for most queries it does not answer', () => {
    expect(shareOf(answerable.lacks)).toBeGreaterThan(LACKS_KNOWN);
    expect(shareOf(answerable.nonsense)).toBeGreaterThan(NONSENSE_KNOWN);
  });

  it('never include a scheme searched by its name', () => {
    expect(
      schemes
        .flatMap(({ name, translations }) => [name, ...Object.values(translations).flatMap((texts) => texts?.name ?? [])])
        .filter(hasNoResults),
    ).toEqual([]);
  });
});

describe('places', () => {
  const has = (place: State) => schemes.filter(({ states }) => states.includes(place)).map(({ slug }) => slug);
  const central = schemes.filter(({ states, level }) => states.length === 0 && level === 'central').map(({ slug }) => slug);

  it.each(['manipur', 'manipur yojana', 'मणिपुर', 'imphal'])(
    'finds for %j its own schemes, then those of all India, and names the state',
    (query) => {
      const { places, weak } = index.search(query);
      expect({ places, weak }).toEqual({ places: ['Manipur'], weak: false });
      const [found, own] = [answers(query), has('Manipur')];
      expect(found.slice(0, own.length).sort()).toEqual([...own].sort());
      expect(found.slice(own.length).sort()).toEqual([...central].sort());
    },
  );

  it('ranks schemes of a named place first', () => {
    const found = answers('gujarat');
    const own = has('Gujarat');
    expect(found.slice(0, own.length).sort()).toEqual([...own].sort());
    expect(found).toHaveLength(own.length + central.length);
  });

  it('ranks for a state filter as for a state in the query', () => {
    const first = index.search('old age pension', { state: 'Punjab' }).hits[0]?.id;
    expect(slugOf.get(first as number)).toBe('punjab-old-age-pension');
  });
});

describe('age and kin', () => {
  const maternity = ['pmmvy', 'janani-suraksha-yojana', 'jssk', 'suman', 'pmsma', 'matrushakti'];
  const school = ['pre-matric-scholarship-sc', 'nmms', 'saraswati-sadhana', 'namo-lakshmi'];
  const elder = ['ignoaps', 'vayoshri', 'delhi-old-age-pension', 'up-old-age-pension', 'punjab-old-age-pension', 'bihar-vridhjan-pension'];

  it.each(['my mother is 72', 'meri maa 72 saal ki hai', 'मेरी माँ 72 साल की हैं', 'father 65 years', 'umar 65', 'dada 80'])(
    'finds for %j schemes for old people',
    (query) => {
      const found = answers(query).slice(0, 10);
      expect(elder).toContain(found[0]);
      expect(found.filter((slug) => [...maternity, ...school].includes(slug))).toEqual([]);
    },
  );

  it.each([
    ['my mother is pregnant', maternity],
    ['pregnant wife', maternity],
    ['meri maa vidhwa hai', ['widow-pension-ignwps', 'ganga-swarupa']],
    ['widow 45 years', ['widow-pension-ignwps', 'ganga-swarupa']],
    ['my daughter is 8 years old', ['sukanya-samriddhi', 'kanya-sumangala']],
    ['my father is a farmer', ['pm-kisan', 'kisan-credit-card']],
    [
      'my son is 20',
      ['pmkvy', 'ddu-gky', 'pm-internship', 'ncs-portal', 'uyegp', 'seekho-kamao', 'mukhyamantri-apprenticeship', 'skilled-youth-startup'],
    ],
    ['baby 6 months', maternity],
    ['mother 5000', maternity],
  ])('%j finds one of %j first', (query, right) => {
    expect(right).toContain(answers(query)[0]);
  });
});

describe('words that are known', () => {
  it.each(['mera form reject ho gaya', 'pizza near me', 'youtube video', 'areca nut', 'governmental help'])(
    'are not replaced in %j',
    (query) => {
      expect(index.search(query).corrected).toBeNull();
    },
  );
});

describe('schemes that are over', () => {
  it.each(['women loan', 'mahila business loan', 'sc st business loan'])('do not come first for %j', (query) => {
    const closed = new Set(schemes.filter(({ closesOn }) => closesOn && closesOn < '2026-06-01').map(({ slug }) => slug));
    expect(closed.has('stand-up-india')).toBe(true);
    expect(
      answers(query)
        .slice(0, 5)
        .filter((slug) => closed.has(slug)),
    ).toEqual([]);
  });

  it.each([
    ['stand up india', 'stand-up-india'],
    ['ladli behna', 'ladli-behna'],
    ['ladki bahin yojana', 'ladki-bahin'],
    ['लाड़ली बहना', 'ladli-behna'],
  ])('are found by their names: %j', (query, slug) => {
    expect(answers(query)[0]).toBe(slug);
  });
});

describe('suggestions', () => {
  it.each([
    ['pm k', 'pm-kisan'],
    ['pm kis', 'pm-kisan'],
    ['kisan', 'pm-kisan'],
    ['gas', 'ujjwala'],
    ['ayush', 'pm-jay'],
    ['mud', 'mudra-loan'],
    ['vidhwa pen', 'widow-pension-ignwps'],
  ])('for %j begin with the scheme %s', (typed, slug) => {
    const first = index.suggest(typed, 8).find(({ id }) => id !== null);
    expect(slugOf.get(first?.id as number)).toBe(slug);
  });

  it.each(['rashan', 'makan', 'shaadi', 'naukri'])('exist for %j', (typed) => {
    expect(index.suggest(typed, 8).length).toBeGreaterThan(0);
  });

  it('never complete to a word without results', () => {
    const words = ['a', 'b', 'c', 'g', 'l', 'p', 's', 'w'].flatMap((letter) => index.suggest(letter, 8)).filter(({ id }) => id === null);
    expect(words.length).toBeGreaterThan(3);
    expect(words.filter(({ text }) => index.search(text).weak)).toEqual([]);
  });
});
