/** The palette. Every text colour has a contrast of at least 4.5:1 on white and on every background. */
import { richText } from '../../../../messages/admin/rich-text.ts';

export type EditorColour = { name: string; value: string };

const names = richText.colors;

export const TEXT_COLOURS: EditorColour[] = [
  { name: names.red, value: '#9c3322' },
  { name: names.brown, value: '#7a4700' },
  { name: names.green, value: '#2a6136' },
  { name: names.peacock, value: '#0b5563' },
  { name: names.indigo, value: '#3a3f94' },
  { name: names.purple, value: '#74307f' },
  { name: names.grey, value: '#4d5957' },
];

export const BACKGROUND_COLOURS: EditorColour[] = [
  { name: names.yellow, value: '#fdf0d3' },
  { name: names.lightGreen, value: '#e5f1e4' },
  { name: names.lightBlue, value: '#e3eff0' },
  { name: names.lightRed, value: '#f9e7e2' },
  { name: names.lightPurple, value: '#f1e8f5' },
  { name: names.sand, value: '#f1eadb' },
];

/** Converts to the palette's notation: browsers turn `#9c3322` into `rgb(156, 51, 34)`. */
export function asHex(colour: string | null | undefined): string | undefined {
  const parts = /^rgb\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})\)$/.exec(colour ?? '');
  if (!parts) return colour ?? undefined;
  return `#${parts
    .slice(1)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;
}
