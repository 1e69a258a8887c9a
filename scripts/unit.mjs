/** `npm run unit -- PATH…`: runs test files, or folders of them, on the project's own Node. Options of Vitest may follow. */
import { binary, prepare, projectEnv, run } from './setup.mjs';

const node = await prepare({ build: false });
process.exit(run(node, [binary('vitest'), 'run', ...process.argv.slice(2)], { env: projectEnv(node) }));
