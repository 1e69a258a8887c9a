/**
 * A hidden field that only bots fill in. They get a normal answer, but nothing is stored.
 */
export const HONEYPOT = 'website';

export function isTrapped(input: { website?: unknown }): boolean {
  return input.website !== undefined && input.website !== null && input.website !== '';
}
