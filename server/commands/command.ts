import pg from 'pg';
import { readEnv } from '../env.ts';
import { namingDatabase } from '../platform/database/connect.ts';

/** Runs a command with its arguments. Prints an error as one sentence and sets exit code 1. */
export async function command(run: (words: string[]) => Promise<void>): Promise<void> {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): string {
  const isOfDatabase = error instanceof pg.DatabaseError || (error as NodeJS.ErrnoException)?.code === 'ERR_SQLITE_ERROR';
  const named = isOfDatabase ? namingDatabase(error, readEnv()) : error;
  return named instanceof Error ? named.message : String(named);
}
