/** Cleans HTML pasted from Word, Google Docs and web pages: keeps structure and emphasis, drops styling. */
import { pictureAddress } from '../../../../contract/rich-text.ts';
import { lossOf, type PasteLoss } from './paste-loss.ts';
import { convertTables } from './table-lists.ts';
import { convertWordLists } from './word-lists.ts';

const ALLOWED_ATTRIBUTES = new Set(['href', 'src', 'alt', 'width', 'height', 'style']);
/** Styles that express bold, italic and underline. */
const ALLOWED_STYLES = ['font-weight', 'font-style', 'text-decoration'];
const DROPPED = 'style,script,noscript,template,title,meta,link,xml,iframe,object,svg,math,textarea,select,button,input';

/** @param html from the clipboard; the result is still parsed by the editor's schema, which admits only what may be stored */
export function cleanPastedHtml(html: string): { html: string; loss: PasteLoss } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const loss = lossOf(body);
  // Copied from a ProseMirror editor such as this one: it needs no cleaning.
  if (html.includes('data-pm-slice')) return { html, loss: { ...loss, tables: 0 } };
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  convertWordLists(body);
  const tables = convertTables(body);
  for (const picture of body.querySelectorAll('img')) {
    if (pictureAddress(picture.getAttribute('src') ?? '') === undefined) picture.remove();
  }
  for (const element of body.querySelectorAll<HTMLElement>('*')) keepMeaning(element);
  replaceNonBreakingSpaces(body);
  for (const block of body.querySelectorAll('p,h1,h2,h3,h4,h5,h6,li')) if (isEmpty(block)) block.remove();
  return { html: body.innerHTML, loss: { ...loss, tables } };
}

function keepMeaning(element: HTMLElement): void {
  const isLinkPart = element.closest('a') !== null;
  const styles = ALLOWED_STYLES.filter((name) => !(isLinkPart && name === 'text-decoration')).flatMap((name) => {
    const value = element.style.getPropertyValue(name);
    return value ? [`${name}: ${value}`] : [];
  });
  for (const { name } of [...element.attributes]) if (!ALLOWED_ATTRIBUTES.has(name)) element.removeAttribute(name);
  if (styles.length > 0) element.setAttribute('style', styles.join('; '));
  else element.removeAttribute('style');
}

function replaceNonBreakingSpaces(body: HTMLElement): void {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.nodeValue?.includes('\u00a0')) text.nodeValue = text.nodeValue.replaceAll('\u00a0', ' ');
  }
}

function isEmpty(block: Element): boolean {
  return !block.textContent?.trim() && !block.querySelector('img');
}
