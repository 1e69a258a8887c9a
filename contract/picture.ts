/** Names and sizes of uploaded pictures. */

export const PICTURE_PATH = '/uploads/BlogImages/';
/** Widths in pixels of the smaller copies, if the picture is wider. */
export const PICTURE_WIDTHS = [360, 720, 1200] as const;
/** Wider pictures are scaled down to this. */
export const LARGEST_PICTURE_WIDTH = 1600;
/** Names made by the server: random, with a width for the smaller copies. */
export const PICTURE_NAME = /^[0-9a-f]{32}(?:-(?:360|720|1200))?\.webp$/;

/** The widths of the smaller copies of a picture. */
export function smallerWidths(width: number): number[] {
  return PICTURE_WIDTHS.filter((smaller) => smaller < width);
}

/** The name or address of a smaller size: `abc.webp` gives `abc-360.webp`. */
export function smallerPicture(name: string, width: number): string {
  return name.replace(/\.webp$/, `-${width}.webp`);
}

/** The `srcset` of a picture; empty without smaller copies. */
export function pictureSet(address: string, width: number): string {
  const smaller = smallerWidths(width);
  if (smaller.length === 0) return '';
  return [...smaller.map((one) => `${smallerPicture(address, one)} ${one}w`), `${address} ${width}w`].join(', ');
}
