/** The catalogue reads from a replica, but never older data than this process has seen. Two schemas stand for primary and replica. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEnv } from '../../env.ts';
import { connect } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/tables.ts';
import { TEST_ENGINE, type TestApp, testApp } from '../../testing/test-app.ts';
import { insertScheme } from '../schemes/schemes.store.ts';
import { CatalogueKeeper } from './catalogue-keeper.ts';

const write = (db: Database, name: string) =>
  db.transaction().execute((tx) => insertScheme(tx, { name, categories: [4], states: [], status: 'published' }, new Date()));

describe.runIf(TEST_ENGINE === 'postgres')('a catalogue with a replica', () => {
  let primary: TestApp;
  let replica: TestApp;
  let away: unknown[];
  let keeper: CatalogueKeeper;
  const names = () => keeper.current.schemes.map(({ name }) => name).sort();

  beforeEach(async () => {
    [primary, replica] = await Promise.all([testApp(), testApp()]);
    away = [];
    await write(primary.connection.db, 'First');
    // The same change, recognisable by its name.
    await write(replica.connection.db, 'First, of the replica');
    keeper = keeperOf(replica.connection.db);
  });
  afterEach(() => Promise.all([primary.close(), replica.close()]));

  function keeperOf(from: Database): CatalogueKeeper {
    const sources = { lexicon: () => [], categoryNames: {}, onReplicaAway: (error: unknown) => void away.push(error) };
    return new CatalogueKeeper({ db: primary.connection.db, replica: from }, sources);
  }

  test('is loaded from it', async () => {
    await keeper.load();
    expect(names()).toEqual(['First, of the replica']);
  });

  test('is loaded from the primary while the replica is behind', async () => {
    await write(primary.connection.db, 'Second');
    await keeper.load();
    expect(names()).toEqual(['First', 'Second']);
    expect(away).toEqual([]);
  });

  test('reads changes from the replica once it has caught up, from the primary otherwise', async () => {
    await keeper.load();
    await write(primary.connection.db, 'Second');
    await keeper.follow();
    expect(names()).toEqual(['First, of the replica', 'Second']);
    await write(replica.connection.db, 'Second, of the replica');
    await write(primary.connection.db, 'Third');
    await write(replica.connection.db, 'Third, of the replica');
    await keeper.follow();
    expect(names()).toEqual(['First, of the replica', 'Second', 'Third, of the replica']);
  });

  test('never goes back to a replica that has fallen behind', async () => {
    await keeper.load();
    await write(primary.connection.db, 'Second');
    await keeper.refresh();
    await keeper.follow();
    expect(names()).toEqual(['First, of the replica', 'Second']);
  });

  test('reads an own write from the primary, however far the replica is', async () => {
    await keeper.load();
    await write(primary.connection.db, 'Second');
    await write(replica.connection.db, 'Second, of the replica');
    await keeper.refresh();
    expect(names()).toContain('Second');
  });

  test('asks the primary for one number while nothing changes', async () => {
    await keeper.load();
    expect(await primary.statementsOf(() => keeper.follow())).toHaveLength(1);
  });

  test('comes from the primary while the replica is unreachable, which is not retried at once', async () => {
    const env = readEnv({
      DATA_DIR: primary.env.dataDir,
      DATABASE_URL: primary.env.databaseUrl,
      DATABASE_READ_URL: 'postgres://x@127.0.0.1:9/x',
    });
    const connection = connect(env, { isSite: true });
    keeper = keeperOf(connection.replica as Database);
    await keeper.load();
    await write(primary.connection.db, 'Second');
    await keeper.follow();
    expect(names()).toEqual(['First', 'Second']);
    expect(away).toHaveLength(1);
    await connection.close();
  });

  test('comes from the primary if the replica lacks a table', async () => {
    await sql`drop table blogs cascade`.execute(replica.connection.db);
    await keeper.load();
    expect(names()).toEqual(['First']);
    expect(away).toHaveLength(1);
  });

  test('is read in one read-only snapshot', async () => {
    const [first, ...others] = await replica.statementsOf(() => keeper.load());
    expect(first).toBe('start transaction isolation level repeatable read read only');
    expect(others.filter((line) => !line.startsWith('select '))).toEqual(['commit']);
  });
});
