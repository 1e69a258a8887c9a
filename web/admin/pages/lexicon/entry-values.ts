/** The form's values for an entry: lines with stable keys, so that removing one does not move text between inputs. */
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

/** The values of an entry, or blank ones; `word` is appended unless present. */
export function valuesOf(entry: LexiconEntryRow | null, word: string): EntryValues {
  const lines = (entry?.aliases ?? []).map(({ text, strength }) => newLine(text, strength));
  const isKnown = lines.some(({ text }) => text.toLowerCase() === word.toLowerCase());
  if (word && !isKnown) lines.push(newLine(word));
  if (lines.length === 0) lines.push(newLine());
  // `need` and an unset kind are the same.
  return { term: entry?.term ?? '', kind: entry?.kind === 'need' ? '' : (entry?.kind ?? ''), lines };
}

/** The distinct words of a pasted list that are not in the form yet. */
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

/** Validates before sending; empty lines are ignored. */
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
