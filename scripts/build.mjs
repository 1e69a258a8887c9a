/** Everything `npm start` does before it starts the server, for images and services that start it themselves. */
import { prepare } from './setup.mjs';

await prepare();
