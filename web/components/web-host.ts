const known = new Map<string, string | null>();

/** Addresses remembered: on the server the same ones come on thousands of pages, and reading one takes as long as drawing its link. */
const MAX_KNOWN = 2_000;

/** The host an http or https address leads to, without `www.`; null for anything a link must not carry. */
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
