/** `npm run sbom [-- FILE]`: writes the SBOM of a release (CycloneDX) from the lock file, without development dependencies. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { giveUp, ROOT } from './setup.mjs';

const file = path.resolve(process.argv[2] ?? path.join(ROOT, 'dist/sbom.cdx.json'));
const words = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev', '--package-lock-only'];
const { status, stdout } = spawnSync('npm', words, {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 50_000_000,
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (status !== 0) giveUp('npm could not list the packages; the reason is above.');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, stdout);
process.stdout.write(`Wrote ${JSON.parse(stdout).components.length} packages into ${file}\n`);
