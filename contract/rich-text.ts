/** What rich text may contain; the editor offers and the server stores nothing else. */

import { PICTURE_NAME, PICTURE_PATH } from './picture.ts';
import { sitePath } from './site-path.ts';

/** Text sizes besides the normal one, stored as `<span class="text-small">`. */
export const TEXT_SIZES = ['small', 'large'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Levels of indent: of nested lists, and of paragraphs with Quill's class `ql-indent-N`. */
export const MAX_INDENT = 8;

const COLOUR = /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d.,%/ ]{1,40}\)|[a-z]{3,20})$/i;

/** Whether a value is a plain colour: a name, `#rrggbb`, `rgb()` or `hsl()`; never a variable or an address. */
export function isColour(value: string): boolean {
  return COLOUR.test(value);
}

/**
 * The normalised address of a link: http, https, mailto, tel, or a path of this site; undefined for any other. Tabs and line breaks are
 * removed before the check, because browsers ignore them.
 */
export function linkAddress(text: string): string | undefined {
  const address = withoutControls(text).trim().replaceAll(' ', '%20');
  return /^(?:https?:\/\/[^/\\]|mailto:.|tel:.)/i.test(address) || sitePath(address) === address ? address : undefined;
}

const UPLOADED = new RegExp(`^(?:https?://[^/\\\\]+)?(${PICTURE_PATH}(${PICTURE_NAME.source.slice(1, -1)}))$`, 'i');

/**
 * The normalised address of a picture: the path of an upload, or a data URL, which becomes an upload when the text is saved. Undefined
 * for any other, because a picture on another site would let that site track readers.
 */
export function pictureAddress(text: string): string | undefined {
  const address = withoutControls(text).trim();
  // The name of an upload is unique, so any host of the address is ours.
  return UPLOADED.exec(address)?.[1] ?? (isPictureData(address) ? address : undefined);
}

/** Whether a browser would load the picture from another site. */
export function isForeignPicture(text: string): boolean {
  const address = withoutControls(text).trim();
  return /^(?:https?:|[/\\]{2})/i.test(address) && pictureAddress(address) === undefined;
}

function isPictureData(address: string): boolean {
  return /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/]+={0,2}$/i.test(address);
}

/** Removes control characters, including bidi controls, which make a URL display as a different one. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
}

/** The indent in a class list, 0 to 8. */
export function indentOf(classes: string): number {
  const level = classes.split(/\s+/).find((name) => /^ql-indent-[1-8]$/.test(name));
  return level ? Number(level.at(-1)) : 0;
}

/** The size in a class list, ours or Quill's. */
export function sizeOf(classes: string): TextSize | undefined {
  const names = classes.split(/\s+/);
  return TEXT_SIZES.find((size) => names.includes(`text-${size}`) || names.includes(`ql-size-${size}`));
}
