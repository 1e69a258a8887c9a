/** `npm run smoke -- URL`: checks that a deployed site works. Changes nothing; at most 20 checks in 15 seconds. */
import { CHECKS, type Visit } from './smoke-checks.ts';

const USAGE = 'Usage: npm run smoke -- URL\n\nURL  the address visitors use, such as https://yojanapath.example';
const EACH_MS = 10_000;
const ALL_MS = 15_000;

async function run(): Promise<number> {
  const [address, ...more] = process.argv.slice(2);
  const base = URL.parse(address ?? '');
  if (!base || !/^https?:$/.test(base.protocol) || more.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const begun = performance.now();
  const all = AbortSignal.timeout(ALL_MS);
  const visit: Visit = async (path, init = {}) => {
    const response = await fetch(new URL(path, base), {
      redirect: 'manual',
      ...init,
      signal: AbortSignal.any([all, AbortSignal.timeout(EACH_MS)]),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const outcomes = await Promise.all(
    CHECKS.map(async ({ name, check }) => {
      try {
        return { name, fault: await check(visit, base) };
      } catch (error) {
        return { name, fault: error instanceof Error ? `${error.message}${error.cause ? ` (${error.cause})` : ''}` : String(error) };
      }
    }),
  );
  for (const { name, fault } of outcomes) process.stdout.write(`${fault ? 'FAIL' : 'ok  '} ${name}${fault ? `: ${fault}` : ''}\n`);
  const failed = outcomes.filter(({ fault }) => fault).length;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${outcomes.length - failed} of ${outcomes.length} checks passed in ${seconds} s\n`);
  return failed > 0 ? 1 : 0;
}

process.exitCode = await run();
