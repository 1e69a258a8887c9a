/**
 * The parts of an index as columns of plain numbers and texts, to be stored and read again, because building an index of thousands of schemes takes
 * longer than the rest of a start. The lexicon is not included: an index must be unpacked with the one it was built with.
 */
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Parts } from './index-parts.ts';
import type { IndexedDocument } from './indexed-document.ts';
import { newestFirst } from './newest-first.ts';
import { type Profile, Profiles } from './profiles.ts';
import type { Lengths, Segment } from './segment.ts';
import { Vocabulary } from './vocabulary.ts';
import { WordCounts } from './word-counts.ts';

export type Column = Int32Array | Float32Array | Float64Array | Uint8Array | string[];
/** By name. */
export type PackedParts = Record<string, Column>;

const LENGTHS = ['keywords', 'keywordWords', 'summary', 'benefits', 'description', 'all'] as const satisfies (keyof Lengths)[];
/** In place of the number of a removed document. */
const GONE = -1;

/** Removed documents keep their numbers, as in the index. */
export function packParts({ vocabulary, profiles, segments, counts, records }: Parts): PackedParts {
  return {
    ...vocabulary.packed(),
    profiles: profiles.all.map((profile) => JSON.stringify(contentOf(profile))),
    uses: counts.uses,
    usesOfTerm: counts.usesOfTerm,
    documents: counts.documents,
    ...Object.fromEntries(
      segments.flatMap((segment, at) => Object.entries(segment).map(([name, column]) => [`segment${at} ${name}`, column])),
    ),
    ...packRecords(records),
  };
}

export function unpackParts(packed: PackedParts, lexicon: Lexicon): Parts {
  const profiles = new Profiles();
  for (const content of packed.profiles as string[]) profiles.of(JSON.parse(content));
  const records = unpackRecords(packed, profiles);
  const segments: Segment[] = [];
  for (let at = 0; packed[`segment${at} offsets`]; at++) {
    const column = (name: keyof Segment) => packed[`segment${at} ${name}`];
    segments.push(
      Object.fromEntries((['offsets', 'documents', 'weights', 'fields'] as const).map((name) => [name, column(name)])) as Segment,
    );
  }
  const counts = WordCounts.of(packed.uses as Int32Array, packed.usesOfTerm as Int32Array, packed.documents as Int32Array);
  return { lexicon, vocabulary: Vocabulary.unpacked(packed), profiles, segments, counts, records, order: newestFirst(records) };
}

const contentOf = ({ categories, states, places, level, audiences, opensOn, closesOn }: Profile) => ({
  categories,
  states,
  places,
  level,
  audiences,
  opensOn,
  closesOn,
});

type Run = Int32Array | Uint8Array;

/** Concatenates runs of several documents into one column. */
class Runs<R extends Run> {
  readonly #runs: R[] = [];

  add(run: R): void {
    this.#runs.push(run);
  }

  columns(name: string, Column: new (size: number) => R): PackedParts {
    const ends = new Int32Array(this.#runs.length);
    let end = 0;
    for (const [at, run] of this.#runs.entries()) {
      end += run.length;
      ends[at] = end;
    }
    const all = new Column(end);
    for (const [at, run] of this.#runs.entries()) all.set(run, (ends[at] as number) - run.length);
    return { [name]: all, [`${name} ends`]: ends };
  }
}

/** Returns the runs of a column one after another, as views of it. */
function runsIn<R extends Run>(packed: PackedParts, name: string): () => R {
  const all = packed[name] as R;
  const ends = packed[`${name} ends`] as Int32Array;
  let at = 0;
  return () => {
    const from = at === 0 ? 0 : (ends[at - 1] as number);
    return all.subarray(from, ends[at++] as number) as R;
  };
}

function packRecords(records: Parts['records']): PackedParts {
  const living = records.filter((record) => record !== null);
  const [nameTerms, words, others] = [new Runs<Int32Array>(), new Runs<Uint8Array>(), new Runs<Int32Array>()];
  for (const record of living) {
    for (const name of record.nameTerms) nameTerms.add(name);
    words.add(record.counted.words);
    others.add(record.counted.others);
  }
  return {
    ids: Int32Array.from(records, (record) => record?.id ?? GONE),
    names: living.flatMap((record) => record.names),
    nameCounts: Int32Array.from(living, (record) => record.names.length),
    ...nameTerms.columns('nameTerms', Int32Array),
    profileNumbers: Int32Array.from(living, (record) => record.profile.number),
    updatedOn: living.map((record) => record.updatedOn),
    families: living.map((record) => record.family ?? ''),
    known: Uint8Array.from(living, (record) => Number(record.isKnown)),
    lengths: Int32Array.from(living.flatMap(({ lengths }) => LENGTHS.map((name) => lengths[name]))),
    ...words.columns('words', Uint8Array),
    ...others.columns('others', Int32Array),
    ages: Float64Array.from(living.flatMap(({ ages }) => (ages ? [ages.from, ages.to] : [Number.NaN, Number.NaN]))),
  };
}

function unpackRecords(packed: PackedParts, profiles: Profiles): Parts['records'] {
  const names = (packed.names as string[]).values();
  const [nameTerms, others] = [runsIn<Int32Array>(packed, 'nameTerms'), runsIn<Int32Array>(packed, 'others')];
  const words = runsIn<Uint8Array>(packed, 'words');
  const [nameCounts, lengths, ages] = [packed.nameCounts as Int32Array, packed.lengths as Int32Array, packed.ages as Float64Array];
  let at = -1;
  return Array.from(packed.ids as Int32Array, (id): IndexedDocument | null => {
    if (id === GONE) return null;
    at += 1;
    const count = nameCounts[at] as number;
    const [from, to] = [ages[2 * at] as number, ages[2 * at + 1] as number];
    return {
      id,
      names: [...names.take(count)],
      nameTerms: Array.from({ length: count }, nameTerms),
      profile: profiles.all[(packed.profileNumbers as Int32Array)[at] as number] as Profile,
      updatedOn: (packed.updatedOn as string[])[at] as string,
      family: (packed.families as string[])[at] || null,
      isKnown: (packed.known as Uint8Array)[at] === 1,
      lengths: Object.fromEntries(LENGTHS.map((name, place) => [name, lengths[at * LENGTHS.length + place] as number])) as Lengths,
      counted: { words: words(), others: others() },
      ages: Number.isNaN(from) ? null : { from, to },
    };
  });
}
