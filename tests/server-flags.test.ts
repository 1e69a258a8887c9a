import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MEMORY } from '../scripts/setup.mjs';

test.each([
  ['Containerfile', (flags: string[]) => `CMD ["node", ${flags.map((flag) => `"${flag}"`).join(', ')}, "server/main.ts"]`],
  ['yojanapath.service', (flags: string[]) => `/bin/node ${flags.join(' ')} server/main.ts`],
])('ops/%s starts the server with the measured memory flags', (file, line) => {
  expect(readFileSync(path.resolve(import.meta.dirname, '../ops', file), 'utf8')).toContain(line(MEMORY));
});
