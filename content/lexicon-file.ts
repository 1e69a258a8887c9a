/** The format of `content/lexicon/*.yaml`, and the names of an entry with their strengths. */
import * as z from 'zod/mini';
import { LEXICON_KINDS, LEXICON_STRENGTHS, type LexiconEntryRow } from '../contract/lexicon.endpoints.ts';

const text = z.string().check(z.trim(), z.minLength(1));
/** In one line, separated by commas, or as a list. */
const names = z.union([z.string(), z.array(z.union([z.string(), z.number()]))], 'must be names in one line or in a list');

const entry = z.strictObject({
  term: text,
  kind: z.optional(z.enum(LEXICON_KINDS)),
  same: z.optional(names),
  related: z.optional(names),
  weak: z.optional(names),
});

export const lexiconFile = z.array(entry);

/** An error for a field that has no meaning for the entry's kind. */
export function lexiconFault(entries: z.infer<typeof lexiconFile>): { path: (string | number)[]; message: string } | undefined {
  const at = entries.findIndex(({ kind, related }) => kind === 'outside' && related !== undefined);
  return at < 0 ? undefined : { path: [at, 'related'], message: 'a topic no scheme answers has only same and weak words' };
}

export function lexiconEntryOf({ term, kind = '', ...file }: z.infer<typeof entry>): Pick<LexiconEntryRow, 'term' | 'kind' | 'aliases'> {
  return { term, kind, aliases: LEXICON_STRENGTHS.flatMap((strength) => listOf(file[strength]).map((text) => ({ text, strength }))) };
}

function listOf(value: z.infer<typeof names> = []): string[] {
  const list = typeof value === 'string' ? value.split(',') : value;
  return list.map((name) => String(name).trim()).filter((name) => name !== '');
}
