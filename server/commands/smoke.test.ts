import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { CHECKS } from './smoke-checks.ts';

const run = promisify(execFile);
const smoke = (...words: string[]) =>
  run(process.execPath, ['server/commands/smoke.ts', ...words], { env: { ...process.env, NODE_NO_WARNINGS: '1' } });

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(answer: Parameters<typeof createServer>[1]): Promise<string> {
  server = createServer(answer as never);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('there are at most twenty checks', () => {
  expect(CHECKS.length).toBeLessThanOrEqual(20);
});

test('a site that answers everything with an empty page fails', async () => {
  const url = await listen((_request: unknown, response: { end: (text: string) => void }) => response.end('<p>It works!</p>'));
  await expect(smoke(url)).rejects.toMatchObject({ code: 1, stdout: expect.stringMatching(/FAIL .*readyz|FAIL database and catalogue/) });
});

test('a site that does not answer fails in time', async () => {
  const url = await listen(() => {});
  const begun = performance.now();
  await expect(smoke(url)).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('0 of') });
  expect(performance.now() - begun).toBeLessThan(20_000);
}, 30_000);

test.each([[], ['nonsense'], ['ftp://a.example'], ['http://a.example', 'more']])(
  'with the arguments %j shows the usage',
  async (...words) => {
    await expect(smoke(...words)).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('Usage') });
  },
);
