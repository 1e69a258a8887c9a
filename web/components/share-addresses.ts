/** Where each service takes something to share. Nothing is fetched from them; these are links a reader may follow. */

export type Shared = { text: string; url: string };

/** In the order shown. Instagram takes no address: the link is copied, and its site opened. */
export function shareAddresses({ text, url }: Shared): { name: string; address: string }[] {
  const both = encodeURIComponent(`${text} ${url}`);
  const page = encodeURIComponent(url);
  return [
    { name: 'WhatsApp', address: `https://wa.me/?text=${both}` },
    { name: 'Facebook', address: `https://www.facebook.com/sharer/sharer.php?u=${page}` },
    { name: 'X', address: `https://x.com/intent/tweet?text=${encodeURIComponent(text)}&url=${page}` },
    { name: 'Instagram', address: 'https://www.instagram.com/' },
  ];
}
