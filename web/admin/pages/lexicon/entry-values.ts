/** An entry as its form holds it: the words as lines with keys of their own, so that taking one away moves no text. */
import type { Input } from '../../../../contract/endpoint.ts';
import {
  type addLexiconEntry,
  LEXICON_KINDS,
  type LexiconEntryRow,
  LONGEST_TERM,
  LONGEST_WORD,
} from '../../../../contract/lexicon.endpoints.ts';
import { lexicon as words } from '../../../../messages/admin/lexicon.ts';
import type { Problems } from '../../components/record-form/problems.tsx';

export type Strength = LexiconEntryRow['aliases'][number]['strength'];
export type Line = { key: number; text: string; strength: Strength };
export type EntryValues = { term: string; kind: string; lines: Line[] };

let lastKey = 0;
export const newLine = (text = '', strength: Strength = 'same'): Line => ({ key: ++lastKey, text, strength });

/** The form of an entry, or a blank one; `word` is put at the end, unless it is there already. */
export function valuesOf(entry: LexiconEntryRow | null, word: string): EntryValues {
  const lines = (entry?.aliases ?? []).map(({ text, strength }) => newLine(text, strength));
  const isKnown = lines.some(({ text }) => text.toLowerCase() === word.toLowerCase());
  if (word && !isKnown) lines.push(newLine(word));
  if (lines.length === 0) lines.push(newLine());
  // `need` and nothing are the same kind.
  return { term: entry?.term ?? '', kind: entry?.kind === 'need' ? '' : (entry?.kind ?? ''), lines };
}

/** The words of a pasted list, each once, without those that are there already. */
export function splitWords(text: string, lines: readonly Line[]): string[] {
  const known = new Set(lines.map((line) => line.text.trim().toLowerCase()));
  return text
    .split(/[\n,]+/)
    .map((word) => word.trim())
    .filter((word) => {
      const folded = word.toLowerCase();
      if (!word || known.has(folded)) return false;
      known.add(folded);
      return true;
    });
}

/** What is wrong before anything is sent; empty lines are left out, not wrong. */
export function faultsOf({ term, lines }: EntryValues): Problems {
  return {
    ...(!term.trim() && { term: words.wordMissing }),
    ...(term.trim().length > LONGEST_TERM && { term: words.tooLong(LONGEST_TERM) }),
    ...(lines.filter(({ text }) => text.trim()).length > 500 && { lines: words.tooMany }),
    ...(lines.some(({ text }) => text.trim().length > LONGEST_WORD) && { lines: words.tooLong(LONGEST_WORD) }),
  };
}

export function payloadOf({ term, kind, lines }: EntryValues): Input<typeof addLexiconEntry> {
  return {
    term: term.trim(),
    kind: LEXICON_KINDS.find((one) => one === kind) ?? '',
    aliases: lines.filter(({ text }) => text.trim()).map(({ text, strength }) => ({ text: text.trim(), strength })),
  };
}
