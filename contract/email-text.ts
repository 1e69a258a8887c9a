/** Reads an e-mail address as people type it, in any script. Apart from the schema, which the form in the footer does not load. */

export const INVALID_EMAIL = 'Please enter a valid email address';
export const MAX_EMAIL_LENGTH = 254;
const LONGEST_LOCAL_PART = 64;
const LONGEST_DOMAIN = 253;

/** Characters that could end a header or begin a second recipient; no address that people use has them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the purpose
const FORBIDDEN = /[\u0000-\u001f\u007f,;:<>()[\]"\\]/;
/** Joiners are part of a word only behind the sign that joins letters in Indian scripts. */
const JOINING = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d';
const UNSEEN = new RegExp(`(?<![${JOINING}])[\\u200c\\u200d]|[^\\P{DI}\\u200c\\u200d]`, 'gu');
/** The sign as keyboards for full-width letters have it. */
const OTHER_AT = /[\uff20\ufe6b]/g;

/** Of RFC 5322 and 6531, without `!` and `%`, by which a mail server could be asked to send on to others. */
const LOCAL_CHARACTER = "[\\p{L}\\p{M}\\p{N}\\u200c\\u200d#$&'*+\\-/=?^_`{|}~]";
const LOCAL_PART = new RegExp(`^${LOCAL_CHARACTER}+(?:\\.${LOCAL_CHARACTER}+)*$`, 'u');
const PLAIN_HOST = /^[^\s/?#%@:[\]\\]+$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/;

/**
 * The address as it is stored and compared: no signs that cannot be seen, letters in one Unicode form, the domain in its ASCII form
 * (`उदाहरण.भारत` is `xn--p1b6ci4b4b3a.xn--h2brj9c`) and in lower case. Null for what is no address. Line breaks are refused even at its ends.
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

/** By the rules of web addresses (UTS 46), which every browser and Node have. */
function asciiDomain(domain: string): string | null {
  if (!PLAIN_HOST.test(domain)) return null;
  try {
    const { hostname } = new URL(`http://${domain}`);
    return hostname.length <= LONGEST_DOMAIN && DOMAIN.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}
