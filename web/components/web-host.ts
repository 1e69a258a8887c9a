/** The host an http or https address leads to, without `www.`; null for anything a link must not carry. */
export function webHost(url: string): string | null {
  try {
    const { protocol, hostname } = new URL(url);
    return /^https?:$/.test(protocol) ? hostname.replace(/^www\./, '') : null;
  } catch {
    return null;
  }
}
