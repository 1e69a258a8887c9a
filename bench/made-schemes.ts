/** Generates catalogues of any size for benchmarks, by mixing the shipped schemes under names of fictional places. */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readSchemes } from '../content/read-content.ts';
import { CATEGORIES } from '../contract/categories.ts';
import { STATES } from '../contract/states.ts';

const SYLLABLES = ['ba', 'chi', 'da', 'gar', 'ha', 'jo', 'ka', 'lu', 'man', 'na', 'pur', 'ra', 'shi', 'ta', 'vi', 'yan'];
/** One scheme in this many is central. */
const CENTRAL = 8;

/** Writes `count` rows as JSON Lines, for `npm run import`. Deterministic. */
export async function writeMadeSchemes(file: string, count: number): Promise<void> {
  await pipeline(Readable.from(rows(count)), createWriteStream(file));
}

function* rows(count: number): Generator<string> {
  const real = readSchemes();
  const pick = (at: number) => real[at % real.length] as (typeof real)[number];
  for (let at = 0; at < count; at++) {
    // Coprime steps, so that the parts are combined differently in each cycle.
    const [named, said, given, asked] = [pick(at), pick(at * 7 + 1), pick(at * 11 + 2), pick(at * 13 + 3)];
    const isCentral = at % CENTRAL === 0;
    const category = CATEGORIES.find(({ slug }) => slug === named.categories[0]);
    const lines = (all: (string | { text: string })[]) => all.map((line) => (typeof line === 'string' ? line : line.text)).join('\n');
    const row = {
      slug: `made-${at}`,
      name: `${placeName(at)} ${named.name}`,
      brief: said.en.summary,
      details: said.en.description,
      benefits: lines(given.en.benefits),
      eligibility: lines(asked.en.eligibility),
      documents: lines(given.en.documents),
      applicationProcess: said.en.steps.map((step, number) => `Step ${number + 1}: ${step}`).join('\n'),
      level: isCentral ? 'central' : 'state',
      state: isCentral ? '' : STATES[(at * 5) % STATES.length],
      categories: [category?.name ?? 'Other'],
      tags: said.keywords,
    };
    yield `${JSON.stringify(row)}\n`;
  }
}

/** About as many different names as there are villages. */
function placeName(at: number): string {
  let rest = at * 2_654_435_761;
  let name = '';
  for (let syllable = 0; syllable < 4; syllable++) {
    name += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return name.charAt(0).toUpperCase() + name.slice(1);
}
