/** security.txt (RFC 9116): where to report a vulnerability. */

const DAY_MS = 86_400_000;
/** The RFC recommends less than a year, so that the file of an abandoned site expires. */
const VALID_DAYS = 180;

type Site = { publicUrl: string; supportEmail: string };

/** Null while the mailbox is not configured, because an unread address is worse than none. */
export function securityTxt({ publicUrl, supportEmail }: Site, now: Date): string | null {
  if (supportEmail.endsWith('.example')) return null;
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString().replace(/T.*/, 'T00:00:00Z');
  const lines = [`Contact: mailto:${encodeURI(supportEmail)}`, `Expires: ${expires}`, 'Preferred-Languages: en, hi'];
  // The RFC demands https.
  if (publicUrl.startsWith('https:')) lines.push(`Canonical: ${publicUrl}/.well-known/security.txt`);
  return `${lines.join('\n')}\n`;
}
