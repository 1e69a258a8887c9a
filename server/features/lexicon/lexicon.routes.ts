/** The search lexicon in the hands of staff. */
import {
  addLexiconEntry,
  changeLexiconEntry,
  LEXICON_ENTRIES_PER_PAGE,
  type LexiconEntryRow,
  listLexicon,
  removeLexiconEntry,
} from '../../../contract/lexicon.endpoints.ts';
import type { House } from '../../house.ts';
import { notFound } from '../../platform/api/problem.ts';
import { type Route, route } from '../../platform/api/route.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { noteChanges } from '../../platform/database/changes.ts';
import type { Database, Tx } from '../../platform/database/tables.ts';
import { leadsOf } from './lexicon-leads.ts';

const ALPHABET = new Intl.Collator('en');

export function lexiconRoutes(house: House): Route[] {
  /** One transaction, then the new index in place before the answer. */
  const change = async <T>(
    actor: string | undefined,
    action: string,
    id: number | null,
    work: (tx: Tx) => Promise<{ id: number; term: string; result: T }>,
  ) => {
    const result = await house.db.transaction().execute(async (tx) => {
      const done = await work(tx);
      await writeAudit(tx, { actor: actor ?? '', action, entity: 'lexicon', entity_id: String(id ?? done.id), detail: done.term });
      await noteChanges(tx, 'lexicon', [done.id]);
      return done.result;
    });
    await house.catalogue.refresh();
    return result;
  };

  return [
    route(listLexicon, async ({ search, kind, leading, page = 1, limit = LEXICON_ENTRIES_PER_PAGE }) => {
      const wanted = (search ?? '').toLocaleLowerCase();
      const lexicon = await readLexicon(house.db);
      const leads = leadsOf(house.catalogue.current, lexicon);
      const matching = lexicon
        .filter((entry) => isOfKind(entry, kind) && matches(entry, wanted))
        .map((entry) => ({ ...entry, leadsTo: entry.kind === 'scheme' ? (leads.get(entry.id) ?? []) : null }));
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
    route(addLexiconEntry, ({ term, kind, aliases }, { user }) =>
      change(user?.username, 'create', null, async (tx) => {
        const row = await tx
          .insertInto('lexicon')
          .values({ term, kind, aliases: JSON.stringify(aliases) })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { id: row.id, term, result: { message: 'Word added', entry: { id: row.id, term, kind, aliases } } };
      }),
    ),
    route(changeLexiconEntry, ({ id, term, kind, aliases }, { user }) =>
      change(user?.username, 'update', id, async (tx) => {
        const values = { term, kind, aliases: JSON.stringify(aliases), updated_on: house.now().toISOString() };
        const { numUpdatedRows } = await tx.updateTable('lexicon').set(values).where('id', '=', id).executeTakeFirstOrThrow();
        if (!numUpdatedRows) throw notFound('Word not found');
        return { id, term, result: { message: 'Word updated', entry: { id, term, kind, aliases } } };
      }),
    ),
    route(removeLexiconEntry, ({ id }, { user }) =>
      change(user?.username, 'delete', id, async (tx) => {
        const row = await tx.deleteFrom('lexicon').where('id', '=', id).returning('term').executeTakeFirst();
        if (!row) throw notFound('Word not found');
        return { id, term: row.term, result: { message: 'Word removed' } };
      }),
    ),
  ];
}

async function readLexicon(db: Database): Promise<LexiconEntryRow[]> {
  const rows = await db.selectFrom('lexicon').selectAll().orderBy('id').execute();
  // Sorted here: the databases disagree on capitals and on scripts.
  rows.sort((a, b) => ALPHABET.compare(a.term, b.term));
  return rows.map(({ id, term, kind, aliases }) => ({ id, term, kind, aliases: JSON.parse(aliases) }));
}

function isOfKind(entry: LexiconEntryRow, wanted: string | undefined): boolean {
  return wanted === undefined || (entry.kind || 'need') === wanted;
}

function matches(entry: LexiconEntryRow, wanted: string): boolean {
  return [entry.term, ...entry.aliases.map((alias) => alias.text)].some((text) => text.toLocaleLowerCase().includes(wanted));
}
