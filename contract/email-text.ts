/** Parses typed email addresses in any script. Separate from the schema, so that the form in the footer does not load that. */

export const INVALID_EMAIL = 'Please enter a valid email address';
export const MAX_EMAIL_LENGTH = 254;
const LONGEST_LOCAL_PART = 64;
const LONGEST_DOMAIN = 253;

/** Characters that could end a header or begin a second recipient; real addresses do not contain them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the purpose
const FORBIDDEN = /[\u0000-\u001f\u007f,;:<>()[\]"\\]/;
/** Zero-width joiners belong to a word only after a virama of an Indian script. */
const JOINING = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d';
const UNSEEN = new RegExp(`(?<![${JOINING}])[\\u200c\\u200d]|[^\\P{DI}\\u200c\\u200d]`, 'gu');
/** Full-width and small `@`. */
const OTHER_AT = /[\uff20\ufe6b]/g;

/** From RFC 5322 and 6531, without `!` and `%`, which can make a mail server relay to others. */
const LOCAL_CHARACTER = "[\\p{L}\\p{M}\\p{N}\\u200c\\u200d#$&'*+\\-/=?^_`{|}~]";
const LOCAL_PART = new RegExp(`^${LOCAL_CHARACTER}+(?:\\.${LOCAL_CHARACTER}+)*$`, 'u');
const PLAIN_HOST = /^[^\s/?#%@:[\]\\]+$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/;

/**
 * The address in its stored form: without invisible characters, in NFC, with the domain in lower-case ASCII (`उदाहरण.भारत` is
 * `xn--p1b6ci4b4b3a.xn--h2brj9c`). Null if it is not an address. Line breaks are refused even at its ends.
 */
export function readEmailAddress(typed: string): string | null {
  if (typed.length > 2 * MAX_EMAIL_LENGTH || FORBIDDEN.test(typed)) return null;
  const plain = typed.toWellFormed().replace(UNSEEN, '').replace(OTHER_AT, '@').normalize('NFC').trim();
  const at = plain.lastIndexOf('@');
  const name = plain.slice(0, Math.max(at, 0));
  const domain = asciiDomain(plain.slice(at + 1));
  if (domain === null || name.length > LONGEST_LOCAL_PART || !LOCAL_PART.test(name)) return null;
  const address = `${name}@${domain}`;
  return address.length > MAX_EMAIL_LENGTH ? null : address;
}

/** Uses UTS 46 as implemented by `URL` in browsers and Node. */
function asciiDomain(domain: string): string | null {
  if (!PLAIN_HOST.test(domain)) return null;
  try {
    const { hostname } = new URL(`http://${domain}`);
    return hostname.length <= LONGEST_DOMAIN && DOMAIN.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}
