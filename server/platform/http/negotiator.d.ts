/** Own types, because the published ones lack `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding': string } });
    /** The available encoding with the highest client weight; `preferred` decides between equal weights. */
    encoding<E extends string>(available: readonly E[], options: { preferred: readonly E[] }): E | undefined;
  }
}
