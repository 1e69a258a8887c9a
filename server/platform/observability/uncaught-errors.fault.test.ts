import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const PROGRAM = path.resolve(import.meta.dirname, '../../testing/site-process.ts');

describe('an uncaught error', () => {
  test.each([
    ['throw new Error("lamp")', 'uncaughtException'],
    ['Promise.reject(new Error("lamp"))', 'unhandledRejection'],
  ])('%s is logged and ends the process', async (fault, origin) => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'last-words-'));
    const broken = `data:text/javascript,setTimeout(() => { ${encodeURIComponent(fault)} }, 200)`;
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0' };
    const child = spawn(process.execPath, ['--import', broken, PROGRAM], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    const [code] = await once(child, 'close');
    rmSync(dataDir, { recursive: true, force: true });
    expect(code).toBe(1);
    const line = said.split('\n').find((one) => one.startsWith('{')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ level: 60, origin, error: expect.stringContaining('lamp'), msg: 'the process ends' });
  });
});
