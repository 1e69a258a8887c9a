/** `npm run drill`: sets up a redundant cluster on this machine, kills parts of it under load, and reports the effects. */
import { missingTools } from './cluster.ts';
import { drill, PROMISED_SECONDS } from './drill.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const missing = missingTools();
if (missing.length > 0) {
  say(`Not installed: ${missing.join(', ')}. On Debian: apt-get install postgresql etcd-server patroni haproxy`);
  process.exit(1);
}
const { back, losses, acknowledged, refused, rudely, cutOff, pages } = await drill(say);
const longest = Math.max(...Object.values(back));
say(`\nPages: ${pages.read} read, ${pages.failed.length} failed, the slowest took ${(pages.slowestMs / 1000).toFixed(1)} s`);
say(`Writes: ${acknowledged} acknowledged, ${refused} tries answered with 503, ${cutOff} disconnected by the killed process`);
for (const one of ['lost', 'doubled', 'halfWritten'] as const) say(`${one}: ${losses.map((count) => count[one].length).join(' and ')}`);
say(`Longest until everything could be written again: ${longest.toFixed(1)} s of ${PROMISED_SECONDS}`);
const faults = [...pages.failed, ...rudely, ...losses.flatMap((count) => [...count.lost, ...count.doubled, ...count.halfWritten])];
for (const fault of faults.slice(0, 20)) say(fault);
process.exit(faults.length === 0 && longest <= PROMISED_SECONDS ? 0 : 1);
