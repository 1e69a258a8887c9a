/** Share addresses of services. Nothing is loaded from them; they are plain links. */

export type Shared = { text: string; url: string };

/** In display order. Instagram has no share address: the link is copied and the site opened. */
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
