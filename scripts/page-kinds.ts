/** Which files of the build belong to which kind of page. */
import path from 'node:path';
import type { Language } from '../contract/languages.ts';

/** Pages that have much in common share one file, because readers of one often visit another. */
const KINDS: Record<string, string> = {
  'scheme-list': 'lists',
  category: 'lists',
  'blog-list': 'blog',
  'blog-article': 'blog',
  document: 'documents',
  request: 'forms',
  'request-status': 'forms',
  subscribe: 'forms',
  feedback: 'forms',
};

/** The kind of page whose folder a file is in; what every page needs of each (`.page.ts`) is of none. */
export function kindOfFile(file: string): string | undefined {
  const name = /\/web\/pages\/([\w-]+)\/(?![\w-]+\.page\.ts$)/.exec(file)?.[1];
  return name && (KINDS[name] ?? name);
}

const PAGE = /-page\.tsx$/;
const MESSAGES = /^\0virtual:messages\/([\w-]+)\/(\w+)$/;

/** Of code that an `import()` loads: what its file of messages is named by. Pages of a kind have one together. */
export const messagesOwner = (file: string) => (PAGE.test(file) && kindOfFile(file)) || path.basename(file).replace(/\.\w+$/, '');
/** The module of an owner's messages, which `page-messages.ts` writes. */
export const messagesId = (owner: string, language: Language) => `\0virtual:messages/${owner}/${language}`;
/** The file of the build such a module goes into. */
export const messagesFile = (id: string) => (MESSAGES.test(id) ? id.replace(MESSAGES, 'messages-$1-$2') : undefined);
