/** Lets staff edit the search lexicon. Shipped entries stay in files; the database stores only changes. */
import { foldDigits } from '../../../contract/digits.ts';
import {
  addLexiconEntry,
  changeLexiconEntry,
  LEXICON_ENTRIES_PER_PAGE,
  type LexiconEntryRow,
  listLexicon,
  removeLexiconEntry,
  switchOffLexiconEntry,
} from '../../../contract/lexicon.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { type LexiconRecord, shippedKey } from '../../domain/catalogue/lexicon-entries.ts';
import { notFound } from '../../platform/api/problem.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { newestChange, noteChanges } from '../../platform/database/changes.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { leadsOf } from './lexicon-leads.ts';

const ALPHABET = new Intl.Collator('en');

type Words = { term: string; kind: string; aliases: LexiconEntryRow['aliases']; isOff?: boolean };
type Stored = { id: number; term: string };

export function lexiconRoutes(deps: Deps): Route[] {
  /** Runs a change in a transaction. Searches use it after a short pause without further changes. */
  const change = async (actor: string | undefined, action: string, work: (tx: Tx) => Promise<Stored | undefined>): Promise<Stored> => {
    const stored = await deps.db.transaction().execute(async (tx) => {
      const done = await work(tx);
      if (!done) throw notFound('Word not found');
      await writeAudit(tx, { actor: actor ?? '', action, entity: 'lexicon', entity_id: done.id, detail: done.term });
      await noteChanges(tx, 'lexicon', [done.id]);
      return done;
    });
    await deps.catalogue.refresh();
    return stored;
  };
  const columnsOf = ({ term, kind, aliases, isOff = false }: Words) => ({
    term,
    kind,
    aliases: JSON.stringify(aliases),
    is_off: Number(isOff),
    updated_on: deps.now().toISOString(),
  });
  const add = (tx: Tx, words: Words, shipped: string | null) =>
    tx
      .insertInto('lexicon')
      .values({ ...columnsOf(words), shipped })
      .returning(['id', 'term'])
      .executeTakeFirstOrThrow();
  /** Replaces the stored change of a shipped entry. */
  const putInPlaceOf = async (shipped: string, words: Words, tx: Tx) => {
    const values = columnsOf(words);
    const stored = await tx.updateTable('lexicon').set(values).where('shipped', '=', shipped).returning(['id', 'term']).executeTakeFirst();
    return stored ?? add(tx, words, shipped);
  };
  const findEntry = async (wanted: (entry: LexiconRecord) => boolean) => {
    const entry = (await deps.catalogue.readLexicon()).find(wanted);
    if (!entry) throw notFound('Word not found');
    return entry;
  };

  return [
    route(listLexicon, async ({ search, kind, state, leading, page = 1, limit = LEXICON_ENTRIES_PER_PAGE }) => {
      const wanted = foldDigits(search ?? '').toLocaleLowerCase();
      const newest = await newestChange(deps.db);
      // Sorted here, because the databases sort capitals and scripts differently.
      const lexicon = (await deps.catalogue.readLexicon()).sort((a, b) => ALPHABET.compare(a.term, b.term));
      const leads = await leadsOf(deps.catalogue.current, lexicon, newest);
      const leadsOfEntry = (entry: LexiconRecord) => (leads.get(shippedKey(entry)) ?? []).map(({ id, name }) => ({ id, name }));
      const matching = lexicon
        .filter((entry) => isOfKind(entry, kind) && (state === undefined || entry.state === state) && matches(entry, wanted))
        .map((entry) => ({ ...entry, leadsTo: entry.kind === 'scheme' ? leadsOfEntry(entry) : null }));
      const live = matching.filter(({ leadsTo }) => leadsTo === null || leadsTo.length > 0);
      const all = leading ? live : matching;
      return {
        entries: all.slice((page - 1) * limit, page * limit),
        total: all.length,
        idle: matching.length - live.length,
        page,
        limit,
      };
    }),
    route(addLexiconEntry, async ({ shipped, ...words }, { user }) => {
      if (shipped !== undefined) await findEntry((entry) => entry.shipped === shipped);
      const { id } = await (shipped === undefined
        ? change(user?.username, 'create', (tx) => add(tx, words, null))
        : change(user?.username, 'update', (tx) => putInPlaceOf(shipped, words, tx)));
      return { message: 'Word added', entry: { ...(await findEntry((entry) => entry.id === id)), id } };
    }),
    route(changeLexiconEntry, async ({ id, ...words }, { user }) => {
      await change(user?.username, 'update', (tx) =>
        tx.updateTable('lexicon').set(columnsOf(words)).where('id', '=', id).returning(['id', 'term']).executeTakeFirst(),
      );
      return { message: 'Word updated', entry: { ...(await findEntry((entry) => entry.id === id)), id } };
    }),
    route(switchOffLexiconEntry, async ({ shipped }, { user }) => {
      const entry = await findEntry((one) => one.shipped === shipped);
      await change(user?.username, 'switch off', (tx) => putInPlaceOf(shipped, { ...entry, isOff: true }, tx));
      return { message: 'Word switched off' };
    }),
    route(removeLexiconEntry, async ({ id }, { user }) => {
      const { state } = await findEntry((entry) => entry.id === id);
      await change(user?.username, state === 'own' ? 'delete' : 'restore', (tx) =>
        tx.deleteFrom('lexicon').where('id', '=', id).returning(['id', 'term']).executeTakeFirst(),
      );
      return { message: state === 'own' ? 'Word removed' : 'Word restored' };
    }),
  ];
}

function isOfKind(entry: LexiconRecord, wanted: string | undefined): boolean {
  return wanted === undefined || (entry.kind || 'need') === wanted;
}

function matches(entry: LexiconRecord, wanted: string): boolean {
  return [entry.term, ...entry.aliases.map((alias) => alias.text)].some((text) => foldDigits(text).toLocaleLowerCase().includes(wanted));
}
