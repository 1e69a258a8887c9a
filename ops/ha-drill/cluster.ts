/** A local cluster: two PostgreSQL servers with Patroni and etcd, two processes of the site, and HAProxy in front of both. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { programs } from '../../tests/crashes/own-postgres.ts';
import { freePort, RunningSite } from '../../tests/crashes/running-site.ts';

const HERE = import.meta.dirname;
const PATH = `${process.env.PATH}:/usr/sbin`;
const TOOLS = ['etcd', 'patroni', 'haproxy'];
const POLL_MS = 200;
/** Time for each service to start on a busy machine. */
const START_MS = 120_000;

/** Missing programs; empty if the drill can run. */
export function missingTools(): string[] {
  const missing = TOOLS.filter((tool) => spawnSync('which', [tool], { env: { PATH }, stdio: 'ignore' }).status !== 0);
  return programs() === undefined ? [...missing, 'postgresql'] : missing;
}

export type NodeName = 'one' | 'two';
export const OTHER: Record<NodeName, NodeName> = { one: 'two', two: 'one' };
type Role = 'primary' | 'replica' | 'synchronous';

export class Cluster {
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'yojanapath-drill-'));
  /** Used instead of root, as which PostgreSQL refuses to run. */
  readonly #user = process.getuid?.() === 0 ? Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })) : undefined;
  readonly #ports: Record<string, number>;
  readonly #services: ChildProcess[] = [];
  readonly #nodes = new Map<NodeName, ChildProcess>();
  readonly sites: RunningSite[];

  private constructor(ports: Record<string, number>) {
    this.#ports = ports;
    // Ends all child processes even if the drill is interrupted.
    process.once('exit', () => this.#children().forEach((child) => void child.kill('SIGTERM')));
    if (this.#user !== undefined) chownSync(this.#folder, this.#user, this.#user);
    const dataDir = path.join(this.#folder, 'pictures');
    mkdirSync(dataDir);
    const settings = { DATA_DIR: dataDir, DATABASE_URL: this.databaseUrl, DATABASE_READ_URL: this.#replicaUrl, LOG_LEVEL: 'silent' };
    this.sites = [ports.SITE_ONE_PORT, ports.SITE_TWO_PORT].map((port) => new RunningSite(port as number, settings, 'server/main.ts'));
  }

  static async start(): Promise<Cluster> {
    const ports: Record<string, number> = {};
    const names = ['ETCD', 'ETCD_PEER', 'ONE', 'TWO', 'ONE_REST', 'TWO_REST', 'PRIMARY', 'REPLICA', 'SITE', 'SITE_ONE', 'SITE_TWO'];
    for (const name of names) ports[`${name}_PORT`] = await freePort();
    const cluster = new Cluster(ports);
    try {
      await cluster.#startAll();
      return cluster;
    } catch (error) {
      const said = cluster.#lastLines();
      await cluster.remove();
      throw new Error(`The drill could not begin: ${(error as Error).message}\n${said}`);
    }
  }

  /** The address for visitors. */
  get url(): string {
    return `http://127.0.0.1:${this.#ports.SITE_PORT}`;
  }

  /** Leads to the current primary. */
  get databaseUrl(): string {
    return `postgres://postgres@127.0.0.1:${this.#ports.PRIMARY_PORT}/postgres`;
  }

  get #replicaUrl(): string {
    return `postgres://postgres@127.0.0.1:${this.#ports.REPLICA_PORT}/postgres`;
  }

  databaseUrlOf(name: NodeName): string {
    return `postgres://postgres@127.0.0.1:${this.#port(name)}/postgres`;
  }

  async primary(): Promise<NodeName> {
    for (const name of ['one', 'two'] as const) if (await this.#is(name, 'primary')) return name;
    throw new Error('There is no primary');
  }

  /** Simulates the death of a machine: kills Patroni and every process of its PostgreSQL. */
  async kill(name: NodeName): Promise<void> {
    const patroni = this.#nodes.get(name) as ChildProcess;
    const postmaster = Number(readFileSync(path.join(this.#dataOf(name), 'postmaster.pid'), 'utf8').split('\n')[0]);
    // Stopped first, so that it starts no new processes.
    process.kill(postmaster, 'SIGSTOP');
    patroni.kill('SIGKILL');
    for (const pid of [...childrenOf(postmaster), postmaster]) process.kill(pid, 'SIGKILL');
    if (patroni.exitCode === null && patroni.signalCode === null) await once(patroni, 'exit');
  }

  /** Starts a server; wait with `untilPair` until it has joined. */
  startNode(name: NodeName): void {
    const patroni = this.#spawn('patroni', [path.join(HERE, 'patroni.yml')], {
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${this.#ports.ETCD_PORT}`,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${this.#restPort(name)}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${this.#restPort(name)}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${this.#port(name)}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${this.#port(name)}`,
      PATRONI_POSTGRESQL_DATA_DIR: this.#dataOf(name),
      PATRONI_POSTGRESQL_BIN_DIR: programs() as string,
      PATRONI_POSTGRESQL_PGPASS: path.join(this.#folder, `pgpass-${name}`),
    });
    this.#nodes.set(name, patroni);
  }

  /** Requests a switchover to the other server and waits for the answer. */
  async switchOver(): Promise<void> {
    const leader = await this.primary();
    const response = await fetch(`http://127.0.0.1:${this.#restPort(leader)}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader, candidate: OTHER[leader] }),
    });
    if (!response.ok) throw new Error(`The switchover was refused: ${await response.text()}`);
  }

  /** Waits for a primary with a synchronous replica. */
  async untilPair(): Promise<void> {
    await until('there is a primary with a synchronous replica', async () => {
      const leader = await this.primary().catch(() => undefined);
      return leader !== undefined && (await this.#is(OTHER[leader], 'synchronous'));
    });
  }

  async remove(): Promise<void> {
    await Promise.all(this.sites.map((site) => site.end('SIGKILL')));
    for (const [name, patroni] of this.#nodes)
      if (patroni.exitCode === null && patroni.signalCode === null) await this.kill(name).catch(() => {});
    for (const child of this.#children()) child.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: POLL_MS });
  }

  #children(): ChildProcess[] {
    return [...this.#services, ...this.#nodes.values()];
  }

  async #startAll(): Promise<void> {
    this.#services.push(this.#spawn('etcd', this.#etcdWords()));
    await until('etcd is up', async () => (await fetch(`http://127.0.0.1:${this.#ports.ETCD_PORT}/health`)).ok);
    this.startNode('one');
    await until('the first PostgreSQL is the primary', async () => (await this.primary()) === 'one');
    this.startNode('two');
    this.#services.push(this.#spawn('haproxy', ['-db', '-f', path.join(HERE, 'haproxy.cfg')], this.#ports));
    await this.untilPair();
    await Promise.all(this.sites.map((site) => site.start()));
    await until('the proxy has found the site', async () => (await fetch(`${this.url}/readyz`)).ok);
  }

  #etcdWords(): string[] {
    const [clients, peers] = [`http://127.0.0.1:${this.#ports.ETCD_PORT}`, `http://127.0.0.1:${this.#ports.ETCD_PEER_PORT}`];
    return [
      ...['--name', 'drill', '--data-dir', path.join(this.#folder, 'etcd'), '--initial-cluster', `drill=${peers}`],
      ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
      ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
    ];
  }

  #lastLines(): string {
    const files = readdirSync(this.#folder).filter((name) => name.endsWith('.log'));
    return files.map((name) => `${name}: ${readFileSync(path.join(this.#folder, name), 'utf8').slice(-1_000)}`).join('\n');
  }

  /** Logs each service to a file, which is shown if the start fails. */
  #spawn(command: string, words: string[], settings: Record<string, string | number> = {}): ChildProcess {
    const log = openSync(path.join(this.#folder, `${command}-${settings.PATRONI_NAME ?? 'only'}.log`), 'a');
    const env = {
      PATH,
      LC_ALL: 'C.UTF-8',
      HOME: this.#folder,
      ...Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, String(value)])),
    };
    const own = this.#user === undefined ? {} : { uid: this.#user, gid: this.#user };
    return spawn(command, words, { env, cwd: this.#folder, stdio: ['ignore', log, log], ...own });
  }

  async #is(name: NodeName, role: Role): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${this.#restPort(name)}/${role}`).catch(() => null);
    return answer?.status === 200;
  }

  #port(name: NodeName): number {
    return this.#ports[`${name.toUpperCase()}_PORT`] as number;
  }

  #restPort(name: NodeName): number {
    return this.#ports[`${name.toUpperCase()}_REST_PORT`] as number;
  }

  #dataOf(name: NodeName): string {
    return path.join(this.#folder, `postgres-${name}`);
  }
}

function childrenOf(pid: number): number[] {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(name));
  return stats.filter(({ parent }) => parent === pid).map((stat) => stat.pid);
}

/** Parses /proc/PID/stat. The second field, a name, may contain anything and ends at the last bracket. */
function statOf(name: string): { pid: number; parent: number } {
  try {
    const words = readFileSync(`/proc/${name}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
    return { pid: Number(name), parent: Number(words[1]) };
  } catch {
    return { pid: Number(name), parent: 0 };
  }
}

export async function until(what: string, isThere: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + START_MS;
  while (!(await isThere().catch(() => false))) {
    if (performance.now() > giveUpAt) throw new Error(`Not in ${START_MS / 1000} s: ${what}`);
    await pause(POLL_MS);
  }
}
