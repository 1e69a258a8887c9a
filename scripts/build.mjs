/** Does the set-up of `npm start` without starting the server, for images and services that start it themselves. */
import { prepare } from './setup.mjs';

await prepare();
