/** Exits with 0 if the PostgreSQL at the given address answers and is new enough. */
import pg from 'pg';

const OLDEST = 150_000;
const client = new pg.Client({ connectionString: process.argv[2], connectionTimeoutMillis: 3000 });
try {
  await client.connect();
  const { rows } = await client.query("select current_setting('server_version_num')::int as version");
  process.exit(rows[0].version >= OLDEST ? 0 : 1);
} catch {
  process.exit(1);
}
