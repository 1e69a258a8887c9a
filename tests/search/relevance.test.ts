/** Guards the relevance of the search on the large catalogue, where one is at hand; the figures in force are in README.md. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL, documentOf, type Figures, figuresByKind, type GradedQuery, judge, readLines, type SchemeRow } from '../../bench/relevance.ts';
import { readLexicon } from '../../content/read-content.ts';
import { buildSearchIndex } from '../../server/platform/search/search-index.ts';

const catalogue = new URL('../../../shared/data/schemes.jsonl.gz', import.meta.url);
const queriesIn = (file: string) => readLines<GradedQuery>(new URL(`../../bench/queries/${file}`, import.meta.url));

describe('judge', () => {
  const query = { id: 'one', query: 'goat', kind: 'name', relevant: { goat: 2, sheep: 1 } };

  it('gives 1 for the ideal order', () => {
    expect(judge(query, ['goat', 'sheep', 'cow'])).toEqual({ ndcg: 1, mrr: 1, recall: 1, noHit: 0, marked: ['**goat', '*sheep', 'cow'] });
  });

  it('takes off for a late answer and looks at ten', () => {
    const { ndcg, mrr, recall } = judge(query, ['cow', 'sheep', ...'abcdefgh', 'goat']);
    expect(ndcg).toBeCloseTo(1 / Math.log2(3) / (3 + 1 / Math.log2(3)));
    expect([mrr, recall]).toEqual([0.5, 0.5]);
  });

  it('tells when there is no right answer', () => {
    expect(judge(query, ['cow'])).toMatchObject({ ndcg: 0, mrr: 0, noHit: 1 });
  });
});

describe('the graded queries', () => {
  it('have answers, and each its own id', () => {
    const all = ['known.jsonl', 'held-out.jsonl', 'held-out-messages.jsonl', 'held-out-last.jsonl', 'held-out-once.jsonl'].flatMap(
      queriesIn,
    );
    expect(all.filter(({ relevant }) => !Object.values(relevant).every((grade) => grade === 1 || grade === 2))).toEqual([]);
    expect(all.filter(({ relevant }) => Object.keys(relevant).length === 0)).toEqual([]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});

/** Milliseconds; a busy machine may need a while for some thousand searches. */
const PATIENCE = 120_000;

describe.skipIf(!existsSync(catalogue))('relevance among thousands of schemes', () => {
  const measure = (file: string): Figures => {
    const documents = readLines<SchemeRow>(catalogue).map(documentOf);
    const index = buildSearchIndex(documents, readLexicon());
    const answer = (query: string) => index.search(query, {}, { flat: true }).hits.map(({ id }) => documents[id - 1]?.slug ?? '');
    return figuresByKind(queriesIn(file), answer).get(ALL) as Figures;
  };

  it.each([
    ['known.jsonl', 0.92],
    ['held-out.jsonl', 0.91],
    ['held-out-messages.jsonl', 0.84],
    ['held-out-last.jsonl', 0.86],
  ])(
    'stays as good as it was on %s',
    (file, least) => {
      const { ndcg, mrr, noHit } = measure(file);
      expect(ndcg).toBeGreaterThan(least);
      expect(mrr).toBeGreaterThan(0.92);
      expect(noHit).toBeLessThan(0.02);
    },
    PATIENCE,
  );
});
