/** A site in its own process on a fixed port, so that writers find it again after a crash. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';

export const PASSWORD = 'correct horse battery';
const READY_MS = 60_000;

export class RunningSite {
  readonly #settings: Record<string, string>;
  readonly #script: string;
  #child: ChildProcess | undefined;
  readonly url: string;

  /** @param script by default a server without pages */
  constructor(port: number, settings: Record<string, string>, script = 'server/testing/site-process.ts') {
    this.#script = script;
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
    this.#child = spawn(process.execPath, [this.#script], {
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

  /** Returns the exit code, or null if it was killed. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    child.kill(signal);
    await once(child, 'exit');
    return child.exitCode;
  }
}

/** Below the ephemeral ports, so that it stays free until the process restarts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    const server = net.createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
