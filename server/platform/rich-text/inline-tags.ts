/** Rebuilds inline tags from checked attributes; nothing is copied unchecked. */
import { isColour, linkAddress, pictureAddress, sizeOf } from '../../../contract/rich-text.ts';
import type { Marks } from './text-blocks.ts';
import { encodeAttribute } from './write-blocks.ts';

type Attributes = Record<string, string>;

/** Allowed styles, merged from nested spans. */
export type Look = { size?: string; color?: string; background?: string };

const SAME_AS: Record<string, 'strong' | 'em' | 'u' | 's'> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  strike: 's',
  del: 's',
};

/** The mark of a tag; empty for tags without an effect. */
export function markTag(name: string, attributes: Attributes, look: Look): Marks {
  if (name === 'a') return linkMark(attributes.href ?? '');
  if (name === 'span') return lookMark(look);
  const tag = SAME_AS[name];
  return tag ? { [tag]: `<${tag}>` } : {};
}

/** External links open a new tab. */
function linkMark(href: string): Marks {
  const address = linkAddress(href);
  if (!address) return {};
  const leaves = /^https?:/i.test(address) ? ' target="_blank" rel="noopener noreferrer"' : '';
  return { a: `<a href="${encodeAttribute(address)}"${leaves}>` };
}

export function lookOf({ class: classes = '', style = '' }: Attributes): Look {
  const look: Look = {};
  const size = sizeOf(classes);
  if (size) look.size = size;
  for (const declaration of style.split(';')) {
    const [property = '', value = ''] = declaration.split(':').map((part) => part.trim());
    if (!isColour(value)) continue;
    if (/^color$/i.test(property)) look.color = value;
    if (/^background(?:-color)?$/i.test(property)) look.background = value;
  }
  return look;
}

function lookMark({ size, color, background }: Look): Marks {
  const styles = [...(color ? [`color: ${color}`] : []), ...(background ? [`background-color: ${background}`] : [])].join('; ');
  const attributes = `${size ? ` class="text-${size}"` : ''}${styles ? ` style="${styles}"` : ''}`;
  return attributes ? { span: `<span${attributes}>` } : {};
}

/** Empty if the address of the picture is not allowed. */
export function pictureTag({ src = '', alt = '', width = '', height = '' }: Attributes): string {
  const address = pictureAddress(src);
  if (!address) return '';
  const sizes = Object.entries({ width, height }).map(([name, value]) => (/^\d{1,4}$/.test(value) ? ` ${name}="${value}"` : ''));
  return `<img src="${encodeAttribute(address)}" alt="${encodeAttribute(alt)}"${sizes.join('')} />`;
}
