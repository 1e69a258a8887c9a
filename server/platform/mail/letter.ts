/** Renders a letter as plain text and as HTML. */

import { encodeHtml } from '../../../contract/html-text.ts';
import { htmlTag, type Language } from '../../../contract/languages.ts';

type Link = { text: string; url: string };

export type Letter = {
  language: Language;
  subject: string;
  greeting: string;
  text: string;
  /** Paragraphs below the text; may be untrusted input with several lines. */
  quotes?: string[];
  /** What the letter announces, each linked to its page. */
  items: Link[];
  /** A sentence below the items. */
  more: string;
  action: Link;
  linkHint: string;
  after: string;
  /** Small print, followed by the unsubscribe link, if there is one. */
  footer: string;
  stop: Link | null;
};

export function letterText(letter: Letter): string {
  const { quotes = [], items, more, action, stop } = letter;
  const blocks = [
    letter.greeting,
    letter.text,
    ...quotes,
    items.map((item) => `- ${item.text}\n  ${item.url}`).join('\n'),
    more,
    `${action.text}:\n${action.url}`,
    letter.after,
    `-- \n${letter.footer}`,
    stop && `${stop.text}: ${stop.url}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const COLOURS = { ink: '#1d2b2f', muted: '#55625f', peacock: '#0b5563', paper: '#fbf8f1' };

export function letterHtml(letter: Letter): string {
  const { quotes = [], items, more, action, stop } = letter;
  const link = ({ text, url }: Link, style: string) => `<a href="${encodeHtml(url)}" style="${style}">${encodeHtml(text)}</a>`;
  const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${encodeHtml(text)}</p>`;
  const small = `color:${COLOURS.muted};font-size:14px`;
  const parts = [
    paragraph(letter.greeting),
    paragraph(letter.text),
    ...quotes.map((text) => paragraph(text, 'white-space:pre-line;overflow-wrap:anywhere')),
    items.length > 0 &&
      `<ul style="margin:0 0 16px;padding-left:20px">${items.map((item) => `<li style="margin:0 0 8px">${link(item, `color:${COLOURS.peacock}`)}</li>`).join('')}</ul>`,
    more && paragraph(more),
    `<p style="margin:0 0 16px">${link(action, `display:inline-block;padding:12px 20px;border-radius:8px;background:${COLOURS.peacock};color:#ffffff;font-weight:bold;text-decoration:none`)}</p>`,
    `<p style="margin:0 0 16px;${small};overflow-wrap:anywhere">${encodeHtml(letter.linkHint)}<br>${encodeHtml(action.url)}</p>`,
    paragraph(letter.after),
    paragraph(letter.footer, small),
    stop && `<p style="margin:0;${small}">${link(stop, `color:${COLOURS.muted}`)}</p>`,
  ];
  return [
    `<!doctype html>${htmlTag(letter.language)}<head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${encodeHtml(letter.subject)}</title></head>`,
    `<body style="margin:0;padding:24px;background:${COLOURS.paper};color:${COLOURS.ink};font-family:sans-serif;font-size:16px;line-height:1.5">`,
    `<div style="max-width:560px;margin:0 auto">${parts.filter(Boolean).join('')}</div></body></html>`,
  ].join('');
}
