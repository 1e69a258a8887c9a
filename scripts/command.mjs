/** Runs one of the project's own commands on the project's Node: `node scripts/command.mjs FILE [ARGUMENTS]`. */
import { prepare, projectEnv, run } from './setup.mjs';

const [file, ...args] = process.argv.slice(2);
const node = prepare({ build: false });
process.exit(run(node, ['--env-file-if-exists=.env', file, ...args], { env: projectEnv(node) }));
