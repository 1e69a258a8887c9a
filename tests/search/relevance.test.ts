/** Guards the relevance of the search on the bundled sample or on a whole catalogue; README.md has the current figures. */
import { beforeAll, describe, expect, it } from 'vitest';
import { ALL, documentOf, type Figures, figuresByKind, type GradedQuery, judge, readLines, type SchemeRow } from '../../bench/relevance.ts';
import { shippedLexicon } from '../../content/shipped-content.ts';
import { buildSearchIndex, type SearchIndex } from '../../server/domain/search/search-index.ts';

/** A file of schemes as for `npm run bench:search`; without it, the sample beside the queries is used. */
const SCHEMES = process.env.RELEVANCE_SCHEMES;
const EMPTY: SchemeRow = {
  slug: '', name: '', brief: '', details: '', benefits: '', eligibility: '', documents: '', level: '', state: '', ministry: '', categories: [], tags: [],
  shortTitle: '',
}; // biome-ignore format: one glance

const queriesIn = (file: string) => readLines<GradedQuery>(new URL(`../../bench/queries/${file}`, import.meta.url));

describe('judge', () => {
  const query = { id: 'one', query: 'goat', kind: 'name', relevant: { goat: 2, sheep: 1 } };

  it('gives 1 for the ideal order', () => {
    expect(judge(query, ['goat', 'sheep', 'cow'])).toEqual({ ndcg: 1, mrr: 1, recall: 1, noHit: 0, marked: ['**goat', '*sheep', 'cow'] });
  });

  it('discounts a late answer and considers the first ten', () => {
    const { ndcg, mrr, recall } = judge(query, ['cow', 'sheep', ...'abcdefgh', 'goat']);
    expect(ndcg).toBeCloseTo(1 / Math.log2(3) / (3 + 1 / Math.log2(3)));
    expect([mrr, recall]).toEqual([0.5, 0.5]);
  });

  it('reports a query without a right answer', () => {
    expect(judge(query, ['cow'])).toMatchObject({ ndcg: 0, mrr: 0, noHit: 1 });
  });
});

describe('the graded queries', () => {
  it('have answers and unique ids', () => {
    const all = ['known.jsonl', 'held-out.jsonl', 'held-out-messages.jsonl', 'held-out-last.jsonl', 'held-out-once.jsonl'].flatMap(
      queriesIn,
    );
    expect(all.filter(({ relevant }) => !Object.values(relevant).every((grade) => grade === 1 || grade === 2))).toEqual([]);
    expect(all.filter(({ relevant }) => Object.keys(relevant).length === 0)).toEqual([]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});

/** In milliseconds; a busy machine needs a while for some thousand searches. */
const PATIENCE = 120_000;

/** Minimum figures for the file or the sample; they differ because the sample lacks half the answers. */
const LEAST = SCHEMES
  ? {
      ndcg: { 'known.jsonl': 0.92, 'held-out.jsonl': 0.91, 'held-out-messages.jsonl': 0.84, 'held-out-last.jsonl': 0.86 },
      mrr: 0.92,
      noHit: 0.02,
    }
  : { ndcg: { 'held-out.jsonl': 0.875, 'held-out-messages.jsonl': 0.79, 'held-out-last.jsonl': 0.868 }, mrr: 0.79, noHit: 0.04 };

describe(`relevance among the schemes of ${SCHEMES ?? 'the sample'}`, () => {
  const rows = readLines<Partial<SchemeRow>>(SCHEMES ?? new URL('../../bench/queries/sample-schemes.jsonl', import.meta.url));
  const documents = rows.map((row, at) => documentOf({ ...EMPTY, ...row }, at));
  const slugs = new Set(documents.map(({ slug }) => slug));
  /** Only queries with an answer among the schemes. */
  const asked = (file: string) =>
    queriesIn(file)
      .map((query) => ({ ...query, relevant: Object.fromEntries(Object.entries(query.relevant).filter(([slug]) => slugs.has(slug))) }))
      .filter(({ relevant }) => Object.keys(relevant).length > 0);
  let index: SearchIndex;
  beforeAll(() => {
    index = buildSearchIndex(documents, shippedLexicon());
  }, PATIENCE);

  it.each(Object.entries(LEAST.ndcg))(
    'does not get worse on %s',
    (file, least) => {
      const queries = asked(file);
      expect(queries.length).toBeGreaterThan(100);
      const answer = (query: string) => index.search(query, {}, { flat: true }).hits.map(({ id }) => documents[id - 1]?.slug ?? '');
      const { ndcg, mrr, noHit } = figuresByKind(queries, answer).get(ALL) as Figures;
      expect(ndcg).toBeGreaterThan(least);
      expect(mrr).toBeGreaterThan(LEAST.mrr);
      expect(noHit).toBeLessThan(LEAST.noHit);
    },
    PATIENCE,
  );
});
