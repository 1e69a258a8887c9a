/** Where a vulnerability is reported, as RFC 9116 writes it. */

const DAY_MS = 86_400_000;
/** The RFC asks for less than a year, so that a site nobody looks after says so by itself. */
const VALID_DAYS = 180;

type Site = { publicUrl: string; supportEmail: string };

/** Null while no mailbox is set up: an address nobody reads is worse than none. */
export function securityTxt({ publicUrl, supportEmail }: Site, now: Date): string | null {
  if (supportEmail.endsWith('.example')) return null;
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString().replace(/T.*/, 'T00:00:00Z');
  const lines = [`Contact: mailto:${encodeURI(supportEmail)}`, `Expires: ${expires}`, 'Preferred-Languages: en, hi'];
  // The RFC takes an address only by https.
  if (publicUrl.startsWith('https:')) lines.push(`Canonical: ${publicUrl}/.well-known/security.txt`);
  return `${lines.join('\n')}\n`;
}
