/** The search lexicon: words people use for needs and schemes, in any script, with their strength. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { line, message, pageNumber, pageSize, pathId, searchText } from './fields.ts';
import { MAX_OFFICIAL_NAME_LENGTH } from './scheme-table.ts';

export const LEXICON_ENTRIES_PER_PAGE = 20;
/** Explained at the top of content/lexicon/words.yaml and outside.yaml. */
export const LEXICON_STRENGTHS = ['same', 'related', 'weak'] as const;
export const LISTED_KINDS = ['need', 'filler', 'weak', 'state', 'scheme', 'outside', 'country', 'trouble'] as const;
/** An entry without a kind is a need. */
export const LEXICON_KINDS = ['', ...LISTED_KINDS] as const;
/** Shipped, changed or switched off by staff, or added by staff. */
export const LEXICON_STATES = ['shipped', 'changed', 'off', 'own'] as const;
export type LexiconState = (typeof LEXICON_STATES)[number];

/** Characters; terms are longer, because they can be names of schemes. */
export const LONGEST_WORD = 100;
export const LONGEST_TERM = MAX_OFFICIAL_NAME_LENGTH;

const word = (longest: number) =>
  line(longest, { long: `A word has at most ${longest} characters` }).check(z.minLength(1, 'A word is needed'));

const alias = z.strictObject({ text: word(LONGEST_WORD), strength: z.enum(LEXICON_STRENGTHS) });
const entryFields = {
  term: word(LONGEST_TERM),
  kind: z.enum(LEXICON_KINDS),
  aliases: z.array(alias).check(z.maxLength(500, 'An entry has at most 500 words')),
};

const shippedEntry = line(LONGEST_TERM + 20).check(z.minLength(1, 'An entry is needed'));

export const lexiconEntry = z.object({
  /** Id of the row of staff; null for an unchanged shipped entry. */
  id: z.nullable(z.number()),
  /** Key of the shipped entry; null for entries of staff. */
  shipped: z.nullable(z.string()),
  state: z.enum(LEXICON_STATES),
  term: z.string(),
  kind: z.string(),
  aliases: z.array(z.object({ text: z.string(), strength: z.enum(LEXICON_STRENGTHS) })),
});
export type LexiconEntryRow = z.infer<typeof lexiconEntry>;

/** An entry stored by staff. */
const storedEntry = z.object({ ...lexiconEntry.shape, id: z.number() });

export const listedEntry = z.object({
  ...lexiconEntry.shape,
  /** The published schemes that an entry of kind `scheme` leads to; null for other kinds, which match texts. */
  leadsTo: z.nullable(z.array(z.object({ id: z.number(), name: z.string() }))),
});
export type ListedEntry = z.infer<typeof listedEntry>;

export const listLexicon = endpoint({
  method: 'GET',
  path: '/api/admin/lexicon',
  access: 'admin',
  summary:
    'One page of the lexicon by term; `search` looks in terms and words, `kind` and `state` show one of them, `leading` leaves out entries for schemes the site does not have',
  input: z.strictObject({
    search: searchText,
    kind: z.optional(z.enum(LISTED_KINDS)),
    state: z.optional(z.enum(LEXICON_STATES)),
    leading: z.optional(z.enum(['', '1'])),
    page: pageNumber,
    limit: pageSize(LEXICON_ENTRIES_PER_PAGE),
  }),
  output: z.object({
    entries: z.array(listedEntry),
    total: z.number(),
    /** Number of matching entries for schemes the site does not have. */
    idle: z.number(),
    page: z.number(),
    limit: z.number(),
  }),
});

export const addLexiconEntry = endpoint({
  method: 'POST',
  path: '/api/admin/lexicon',
  access: 'admin',
  summary: 'Adds an entry, or stores a change of the one that `shipped` names; searches use it within seconds',
  input: z.strictObject({ ...entryFields, shipped: z.optional(shippedEntry) }),
  output: z.object({ message: z.string(), entry: storedEntry }),
  success: 201,
});

export const changeLexiconEntry = endpoint({
  method: 'PUT',
  path: '/api/admin/lexicon/:id',
  access: 'admin',
  summary: 'Replaces an entry; searches use it within seconds',
  input: z.strictObject({ id: pathId, ...entryFields }),
  output: z.object({ message: z.string(), entry: storedEntry }),
});

/** Deletes an entry of staff; a changed or removed shipped entry is restored. */
export const removeLexiconEntry = endpoint({
  method: 'DELETE',
  path: '/api/admin/lexicon/:id',
  access: 'admin',
  summary: 'Removes an entry of staff, or restores one that they changed or switched off',
  input: z.strictObject({ id: pathId }),
  output: message,
});

export const switchOffLexiconEntry = endpoint({
  method: 'POST',
  path: '/api/admin/lexicon/off',
  access: 'admin',
  summary: 'Switches off a shipped entry, so that searches ignore it',
  input: z.strictObject({ shipped: shippedEntry }),
  output: message,
});
