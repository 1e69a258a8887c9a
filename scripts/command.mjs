/** Runs one of the project's own commands on the project's Node: `node scripts/command.mjs [--build] FILE [ARGUMENTS]`. */
import { MEMORY, prepare, projectEnv, run, settingsFile } from './setup.mjs';

const [first, ...rest] = process.argv.slice(2);
const build = first === '--build';
const [file, ...args] = build ? rest : [first, ...rest];
const node = await prepare({ build });
// For benchmarks, which start the server like `npm start`.
const env = { ...projectEnv(node), SERVER_FLAGS: MEMORY.join(' ') };
process.exit(run(node, [...settingsFile(), file, ...args], { env }));
