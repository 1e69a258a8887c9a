/** Prints the hashes of this release's content for the server, which starts it: `node server/commands/release-hashes.ts DATA_DIR`. */
import { currentHashes } from '../content/release-hashes.ts';
import { command } from './command.ts';

await command(async ([dataDir = '']) => {
  process.stdout.write(JSON.stringify([...currentHashes(dataDir)]));
});
