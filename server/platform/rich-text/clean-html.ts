/**
 * Cleans all rich text before it is stored, from the editor, imports and the seed. The result is safe to show, and cleaning it again
 * changes nothing.
 */
import { createRequire } from 'node:module';
import type SanitizeHtml from 'sanitize-html';
import { decodeHtml } from '../../../contract/html-text.ts';
import { guardHtml } from './guard-html.ts';
import { readBlocks } from './read-blocks.ts';
import { type Block, BREAK, isList } from './text-blocks.ts';
import { encodeText, writeBlocks, writePieces } from './write-blocks.ts';

const ALLOWED_TAGS = [
  'h1',
  'h2',
  'h3',
  'p',
  'br',
  'ol',
  'ul',
  'li',
  'a',
  'img',
  'span',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'ins',
  's',
  'strike',
  'del',
];
/** Removed tags that separate the text around them. */
const PARTING =
  'div h4 h5 h6 blockquote pre section article header footer main aside nav address figure figcaption table caption thead tbody tfoot tr td th dl dt dd form fieldset legend details summary hr center';
/** Removed together with their contents. */
const DROPPED =
  'style script textarea select option noscript xmp title iframe frameset noembed noframes plaintext template math svg object audio video canvas';

const require = createRequire(import.meta.url);
/** Loaded with the first save, because serving visitors never needs it. */
const sanitizer = () => require('sanitize-html') as typeof SanitizeHtml;

const FILTER: SanitizeHtml.IOptions = {
  allowedTags: [...ALLOWED_TAGS, 'div'],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    span: ['style', 'class'],
    li: ['class', 'data-list'],
    p: ['class'],
    div: ['class'],
    h1: ['class'],
    h2: ['class'],
    h3: ['class'],
  },
  // inline-tags.ts picks the few allowed styles and classes afterwards.
  parseStyleAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: DROPPED.split(' '),
  transformTags: Object.fromEntries(PARTING.split(' ').map((name) => [name, 'div'])),
};

/** @throws Problem 422 for text that is too long, nested too deeply or has too many tags */
export function cleanHtml(input: string): string {
  const html = decoded(input);
  guardHtml(html);
  const filtered = sanitizer()(html, FILTER);
  const hasLines = /<(?:p|div|h[1-3]|[ou]l|li|br)[ >]/.test(filtered);
  // In plain text and in steps a line break means a new line; elsewhere in HTML it is a space.
  const blocks = readBlocks(filtered, !hasLines || /step\s*\d{1,9}\s*[:.\-–]/i.test(filtered));
  const line = hasLines ? undefined : asPlainLine(blocks);
  return line ?? writeBlocks(blocks);
}

/** The HTML of a text, which may have arrived encoded. */
export function decoded(input: string): string {
  return (isEncodedHtml(input) ? decodeHtml(input) : input).toWellFormed();
}

/** Text that contains only encoded tags was encoded by its sender. */
function isEncodedHtml(text: string): boolean {
  return !/<[a-z/!]/i.test(text) && /&lt;[a-z/!]/i.test(text);
}

/** A single line stays without a paragraph, unless the next cleaning would mistake it for encoded HTML. */
function asPlainLine(blocks: Block[]): string | undefined {
  const [block] = blocks;
  if (!block || blocks.length > 1 || isList(block) || block.pieces.some((piece) => piece.tag === BREAK)) return undefined;
  const line = writePieces(block.pieces);
  return isEncodedHtml(line) ? undefined : line;
}

/** Plain text as paragraphs, separated by empty lines; single line breaks stay. */
export function textToHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => `<p>${encodeText(paragraph.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('');
}

/** Lines as a bullet list. */
export function linesToHtml(lines: string[]): string {
  return lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${encodeText(line)}</li>`).join('')}</ul>`;
}

/** Steps in the form that `guideSteps` recognises. */
export function stepsToHtml(steps: { title: string; text: string }[]): string {
  return steps
    .map(({ title, text }, index) => {
      const body = encodeText(text.trim()).replaceAll('\n', '<br />');
      return `<p><strong>Step ${index + 1}: ${encodeText(title)}</strong>${body && `<br />${body}`}</p>`;
    })
    .join('');
}
