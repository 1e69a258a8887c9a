const known = new Map<string, string | null>();

/**
 * Addresses are cached, because the server renders the same ones on thousands of pages and parsing one takes as long as rendering its link.
 */
const MAX_KNOWN = 2_000;

/** The host of an http or https address, without `www.`; null for unsafe addresses. */
export function webHost(url: string): string | null {
  let host = known.get(url);
  if (host === undefined) {
    host = readHost(url);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(url, host);
  }
  return host;
}

function readHost(url: string): string | null {
  try {
    const { protocol, hostname } = new URL(url);
    return /^https?:$/.test(protocol) ? hostname.replace(/^www\./, '') : null;
  } catch {
    return null;
  }
}
