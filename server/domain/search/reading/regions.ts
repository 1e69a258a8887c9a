/** Guesses the visitor's region from the script: a query in Gujarati letters ranks schemes of Gujarat first. */

/** Folded names of states: where most people use the script, and where some do. */
export type ScriptRegion = { homes: string[]; neighbours: string[] };

const REGIONS: ({ from: number; to: number } & ScriptRegion)[] = [
  { from: 0x0980, to: 0x09ff, homes: ['west bengal'], neighbours: ['tripura', 'assam'] },
  { from: 0x0a00, to: 0x0a7f, homes: ['punjab'], neighbours: ['chandigarh'] },
  { from: 0x0a80, to: 0x0aff, homes: ['gujarat'], neighbours: ['dadra and nagar haveli and daman and diu'] },
  { from: 0x0b00, to: 0x0b7f, homes: ['odisha'], neighbours: [] },
  { from: 0x0b80, to: 0x0bff, homes: ['tamil nadu'], neighbours: ['puducherry'] },
  { from: 0x0c00, to: 0x0c7f, homes: ['andhra pradesh', 'telangana'], neighbours: [] },
  { from: 0x0c80, to: 0x0cff, homes: ['karnataka'], neighbours: [] },
  { from: 0x0d00, to: 0x0d7f, homes: ['kerala'], neighbours: ['lakshadweep'] },
];

/** Null for Devanagari and Latin, which many states share. */
export function regionOfScript(query: string): ScriptRegion | null {
  for (const character of query) {
    const code = character.charCodeAt(0);
    const region = REGIONS.find(({ from, to }) => code >= from && code <= to);
    if (region) return region;
  }
  return null;
}
