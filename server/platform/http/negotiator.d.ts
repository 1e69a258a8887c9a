/** What is used of it; the published types do not know `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding': string } });
    /** The best of what is available by the client's weights; among equals the preferred one. */
    encoding<E extends string>(available: readonly E[], options: { preferred: readonly E[] }): E | undefined;
  }
}
