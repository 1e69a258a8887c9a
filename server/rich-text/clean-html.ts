/**
 * The one door through which rich text is stored: from the editor, from imports and from the seed. What comes out is
 * safe to show, and cleaning it again changes nothing.
 */
import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { decodeHtml, isEmptyHtml } from '../../contract/html-text.ts';
import { Problem } from '../api/problem.ts';

/** Beyond these a text is refused: cleaning deeply nested tags takes time that grows faster than the text. */
const MAX_DEPTH = 40;
const MAX_TAGS = 20_000;
const MAX_INDENT = 8;

const COLOUR = /^(?:#[0-9a-f]{3,8}|rgba?\([\d.,%\s]{1,40}\)|[a-z]{3,20})$/i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['h1', 'h2', 'h3', 'p', 'br', 'strong', 'em', 'u', 's', 'ol', 'ul', 'li', 'a', 'img', 'span'],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'], span: ['style'], '*': ['class'] },
  allowedClasses: {
    p: [/^ql-indent-[1-8]$/],
    li: [/^ql-indent-[1-8]$/],
    h1: [/^ql-indent-[1-8]$/],
    h2: [/^ql-indent-[1-8]$/],
    h3: [/^ql-indent-[1-8]$/],
    span: ['text-small', 'text-large'],
  },
  allowedStyles: { span: { color: [COLOUR], 'background-color': [COLOUR] } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'style',
    'script',
    'textarea',
    'option',
    'noscript',
    'xmp',
    'title',
    'iframe',
    'noembed',
    'noframes',
    'template',
    'math',
    'svg',
  ],
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    div: 'p',
    span: (tagName, attribs) => ({ tagName, attribs: { ...attribs, class: sizeClass(attribs.class ?? '') } as sanitizeHtml.Attributes }),
  },
  exclusiveFilter: (frame) =>
    (frame.tag === 'img' && !isAllowedPicture(frame.attribs.src ?? '')) ||
    (frame.tag === 'span' && /\bql-ui\b/.test(frame.attribs.class ?? '')),
};

/** The editor's own names for its two sizes; Quill's are accepted from pasted and imported text. */
function sizeClass(names: string): string {
  const size = /(?:ql-size-|text-)(small|large)\b/.exec(names);
  return size ? `text-${size[1]}` : '';
}

function isAllowedPicture(source: string): boolean {
  return (
    /^https?:\/\//i.test(source) || /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]+$/i.test(source) || /^\/uploads\//.test(source)
  );
}

/** @throws Problem 422 for text that is nested too deeply or has too many tags */
export function cleanHtml(input: string): string {
  const decoded = isEncodedHtml(input) ? decodeHtml(input) : input;
  guard(decoded);
  const spaced = decoded.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ');
  const clean = sanitizeHtml(withPlainLists(spaced), OPTIONS)
    .replace(/<span>([^<]*)<\/span>/g, '$1')
    .replace(/ class=""/g, '')
    .trim();
  return isEmptyHtml(clean) && !clean.includes('<img') ? '' : clean;
}

/** Text that holds no tag but encoded ones was encoded on its way here. */
function isEncodedHtml(text: string): boolean {
  return !/<[a-z/!]/i.test(text) && /&lt;[a-z/!]/i.test(text);
}

/** Quill writes bullet lists as `<ol><li data-list="bullet">`. */
function withPlainLists(html: string): string {
  return html.replace(/<ol>((?:\s*<li data-list="bullet"[\s\S]*?<\/li>)+)\s*<\/ol>/gi, '<ul>$1</ul>');
}

function guard(html: string): void {
  let depth = 0;
  let tags = 0;
  let lists = 0;
  const refuse = () => {
    throw new Problem(422, 'The text is nested too deeply or has too many tags');
  };
  const parser = new Parser({
    onopentag(name) {
      tags += 1;
      depth += 1;
      if (name === 'ol' || name === 'ul') lists += 1;
      if (depth > MAX_DEPTH || tags > MAX_TAGS || lists > MAX_INDENT + 1) refuse();
    },
    onclosetag(name) {
      depth -= 1;
      if (name === 'ol' || name === 'ul') lists -= 1;
    },
  });
  parser.write(html);
  parser.end();
}

/** Plain text as paragraphs: an empty line parts them, a line break stays one. */
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

/** Steps in the form guides are recognised by. */
export function stepsToHtml(steps: { title: string; text: string }[]): string {
  return steps
    .map(({ title, text }, index) => `<p><strong>Step ${index + 1}: ${encodeText(title)}</strong><br />${encodeText(text.trim())}</p>`)
    .join('');
}

function encodeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
