/** A site in a process of its own on a port that stays, so that writers find it again after a crash. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';

export const PASSWORD = 'correct horse battery';
const READY_MS = 60_000;

export class RunningSite {
  readonly #settings: Record<string, string>;
  #child: ChildProcess | undefined;
  readonly url: string;

  private constructor(port: number, settings: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#settings = {
      PORT: String(port),
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      LOG_REQUESTS: 'off',
      ADMIN_PASSWORD: PASSWORD,
      ...settings,
    };
  }

  static async start(settings: Record<string, string>): Promise<RunningSite> {
    const site = new RunningSite(await freePort(), settings);
    await site.start();
    return site;
  }

  async start(): Promise<void> {
    this.#child = spawn(process.execPath, ['server/testing/site-process.ts'], {
      env: { ...process.env, DATABASE_URL: '', NODE_NO_WARNINGS: '1', ...this.#settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await this.untilReady();
  }

  async untilReady(): Promise<void> {
    const giveUpAt = performance.now() + READY_MS;
    while ((await fetch(`${this.url}/readyz`).catch(() => null))?.status !== 200) {
      if (performance.now() > giveUpAt) throw new Error('The site did not become ready');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Returns its exit code, null where it was killed. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    child.kill(signal);
    await once(child, 'exit');
    return child.exitCode;
  }
}

export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
