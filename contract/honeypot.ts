/**
 * A field people never see. Programs that fill in every field fill in this one: they are told that all went well, and
 * nothing is stored.
 */
export const HONEYPOT = 'website';

export function isTrapped(input: { website?: unknown }): boolean {
  return input.website !== undefined && input.website !== null && input.website !== '';
}
