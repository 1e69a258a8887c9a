/** A separate PostgreSQL that can be stopped immediately. It refuses to run as root, so root uses the user `postgres`. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './running-site.ts';

const DEBIAN = '/usr/lib/postgresql';

export function programs(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  return versions.map((version) => path.join(DEBIAN, version, 'bin')).find((folder) => existsSync(path.join(folder, 'initdb')));
}

export const HAS_POSTGRES = programs() !== undefined;

export class OwnPostgres {
  readonly #bin = programs() as string;
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-pg-'));
  readonly #port: number;

  private constructor(port: number) {
    this.#port = port;
  }

  static async start(): Promise<OwnPostgres> {
    const postgres = new OwnPostgres(await freePort());
    postgres.#init();
    postgres.start();
    return postgres;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/postgres`;
  }

  start(): void {
    const options = `-p ${this.#port} -k ${this.#folder} -c listen_addresses=127.0.0.1 -c max_connections=30`;
    this.#run('pg_ctl', '-D', this.#data, '-o', options, '-l', path.join(this.#folder, 'log'), '-w', 'start');
  }

  /** Like a power cut: aborts all transactions without a checkpoint. */
  stopAtOnce(): void {
    this.#run('pg_ctl', '-D', this.#data, '-m', 'immediate', '-w', 'stop');
  }

  remove(): void {
    try {
      this.stopAtOnce();
    } finally {
      rmSync(this.#folder, { recursive: true, force: true });
    }
  }

  get #data(): string {
    return path.join(this.#folder, 'data');
  }

  #init(): void {
    if (process.getuid?.() === 0) {
      const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
      chownSync(this.#folder, uid, uid);
    }
    this.#run('initdb', '-D', this.#data, '-U', 'postgres', '-A', 'trust', '--no-sync');
  }

  #run(name: string, ...words: string[]): void {
    const program = path.join(this.#bin, name);
    const [command, ...args] = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', program, ...words] : [program, ...words];
    execFileSync(command as string, args, { stdio: 'ignore', cwd: this.#folder });
  }
}
