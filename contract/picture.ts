/** How the pictures of articles are named and which sizes of each there are. */

export const PICTURE_PATH = '/uploads/BlogImages/';
/** Widths in pixels that are kept beside a picture, where it is wider than that. */
export const PICTURE_WIDTHS = [360, 720, 1200] as const;
/** No picture is kept wider than this. */
export const LARGEST_PICTURE_WIDTH = 1600;
/** Only names the server has made: a random name, a width for the smaller ones. */
export const PICTURE_NAME = /^[0-9a-f]{32}(?:-(?:360|720|1200))?\.webp$/;

/** The widths kept beside a picture of this width. */
export function smallerWidths(width: number): number[] {
  return PICTURE_WIDTHS.filter((smaller) => smaller < width);
}

/** The name or address of a smaller size: `abc.webp` gives `abc-360.webp`. */
export function smallerPicture(name: string, width: number): string {
  return name.replace(/\.webp$/, `-${width}.webp`);
}

/** The value of `srcset` for a picture; empty when there is nothing to choose from. */
export function pictureSet(address: string, width: number): string {
  const smaller = smallerWidths(width);
  if (smaller.length === 0) return '';
  return [...smaller.map((one) => `${smallerPicture(address, one)} ${one}w`), `${address} ${width}w`].join(', ');
}
