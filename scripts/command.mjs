/** Runs one of the project's own commands on the project's Node: `node scripts/command.mjs FILE [ARGUMENTS]`. */
import { prepare, projectEnv, run, settingsFile } from './setup.mjs';

const [file, ...args] = process.argv.slice(2);
const node = await prepare({ build: false });
process.exit(run(node, [...settingsFile(), file, ...args], { env: projectEnv(node) }));
