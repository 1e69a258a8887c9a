/** Scripts tell where a visitor is likely from: a query in Gujarati letters asks first for schemes of Gujarat. */

const REGIONS: { from: number; to: number; places: string[] }[] = [
  { from: 0x0980, to: 0x09ff, places: ['west bengal', 'tripura', 'assam'] },
  { from: 0x0a00, to: 0x0a7f, places: ['punjab'] },
  { from: 0x0a80, to: 0x0aff, places: ['gujarat', 'dadra and nagar haveli and daman and diu'] },
  { from: 0x0b00, to: 0x0b7f, places: ['odisha'] },
  { from: 0x0b80, to: 0x0bff, places: ['tamil nadu', 'puducherry'] },
  { from: 0x0c00, to: 0x0c7f, places: ['andhra pradesh', 'telangana'] },
  { from: 0x0c80, to: 0x0cff, places: ['karnataka'] },
  { from: 0x0d00, to: 0x0d7f, places: ['kerala', 'lakshadweep'] },
];

/** Folded names of states; none for Devanagari and Latin, which many states share. */
export function placesOfScript(query: string): string[] {
  for (const character of query) {
    const code = character.charCodeAt(0);
    const region = REGIONS.find(({ from, to }) => code >= from && code <= to);
    if (region) return region.places;
  }
  return [];
}
