import type { RequestListener, Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSiteServer } from './site-server.ts';

let server: Server;
const clients: net.Socket[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.close();
});

async function listen(listener: RequestListener, limits?: Parameters<typeof createSiteServer>[1]): Promise<void> {
  server = createSiteServer(listener, limits);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

/** Connects a client that never closes its half of the connection; returns a function that reads what it has received. */
function connect(text: string): () => string {
  const { port } = server.address() as net.AddressInfo;
  const client = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  clients.push(client);
  let received = '';
  client.on('data', (chunk) => {
    received += chunk;
  });
  client.on('error', () => {});
  client.write(text);
  return () => received;
}

const open = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
const request = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
const answered = (received: string) => received.match(/HTTP\/1\.1 200/g)?.length ?? 0;

describe('closes a refused connection even if the client keeps its half open', () => {
  const quick = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };
  test.each([
    ['what is no HTTP', 'NONSENSE\r\n\r\n', '400 Bad Request'],
    ['headers that are too long', request('/', `X-Long: ${'a'.repeat(20_000)}\r\n`), '431 Request Header Fields Too Large'],
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: localhost\r\n', '408 Request Timeout'],
    ['a connection that says nothing', '', '408 Request Timeout'],
    ['a body that never ends', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\na', '408 Request Timeout'],
  ])('%s', async (_case, text, status) => {
    await listen(() => {}, quick);
    const received = connect(text);
    await vi.waitFor(() => expect(received()).toContain(`HTTP/1.1 ${status}`), 5_000);
    await vi.waitFor(async () => expect(await open()).toBe(0), 5_000);
  });
});

test('drops connections beyond maxConnections, and accepts again once one has closed', async () => {
  let dropped = 0;
  await listen((_request, response) => void response.end('ok'), { maxConnections: 2, onDrop: () => dropped++ });
  connect('');
  connect('');
  await vi.waitFor(async () => expect(await open()).toBe(2));
  const refused = connect(request('/'));
  await vi.waitFor(() => expect(clients[2]?.readableEnded || clients[2]?.destroyed).toBe(true));
  expect([refused(), dropped]).toEqual(['', 1]);
  clients[0]?.destroy();
  await vi.waitFor(async () => expect(await open()).toBe(1));
  const received = connect(request('/'));
  await vi.waitFor(() => expect(answered(received())).toBe(1));
});

describe('many requests sent at once on one connection', () => {
  const inHand: ServerResponse[] = [];
  let most = 0;
  const slow: RequestListener = (_request, response) => {
    inHand.push(response);
    most = Math.max(most, inHand.length);
  };
  const answerOne = () => inHand.shift()?.end('ok');
  afterEach(() => {
    inHand.length = 0;
    most = 0;
  });

  test('are processed four at a time and answered in order', async () => {
    const paths: string[] = [];
    await listen((asked, response) => {
      paths.push(String(asked.url));
      slow(asked, response);
    });
    const received = connect(Array.from({ length: 20 }, (_, index) => request(`/${index}`)).join(''));
    for (let count = 1; count <= 20; count++) {
      await vi.waitFor(() => expect(inHand.length).toBeGreaterThan(0));
      answerOne();
    }
    await vi.waitFor(() => expect(answered(received())).toBe(20));
    expect(most).toBe(4);
    expect(paths).toEqual(Array.from({ length: 20 }, (_, index) => `/${index}`));
  });

  test('end the connection when too many wait', async () => {
    await listen(slow);
    const received = connect(request('/').repeat(600));
    const timer = setInterval(answerOne, 1);
    await vi.waitFor(() => expect(answered(received())).toBe(36), 5_000);
    await vi.waitFor(async () => expect(await open()).toBe(0), 5_000);
    clearInterval(timer);
    expect(answered(received())).toBe(36);
    expect(received()).toContain('Connection: close');
    expect(most).toBe(4);
  });

  test('are not started after the client disconnects', async () => {
    let begun = 0;
    await listen((asked, response) => {
      begun += 1;
      slow(asked, response);
    });
    connect(request('/').repeat(30));
    await vi.waitFor(() => expect(begun).toBe(4));
    clients[0]?.destroy();
    await vi.waitFor(async () => expect(await open()).toBe(0));
    while (inHand.length > 0) answerOne();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(begun).toBe(4);
  });

  test('do not fill the queue when they are answered synchronously', async () => {
    await listen((_request, response) => response.end('ok'));
    const received = connect(request('/').repeat(500));
    await vi.waitFor(() => expect(answered(received())).toBe(500), 5_000);
  });

  test('are served up to a thousand per connection, one after the other', async () => {
    await listen((_request, response) => response.end('ok'));
    const received = connect(request('/').repeat(1_100));
    await vi.waitFor(() => expect(received()).toContain('503'), 5_000);
    expect(answered(received())).toBe(1_000);
  });
});
