import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import * as en from '../messages/en.ts';
import { FACTS } from '../web/pages.ts';
import { messagesOwner } from './page-kinds.ts';
import { messagesOfParts } from './page-messages.ts';

const WEB = path.resolve(import.meta.dirname, '../web');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A site of these files; the groups of messages of each of its parts. */
function partsOf(files: Record<string, string>): Record<string, string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'page-messages-'));
  folders.push(folder);
  const root = path.join(folder, 'web');
  for (const [name, code] of Object.entries({ ...FRAME, ...files })) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), code);
  }
  return Object.fromEntries([...messagesOfParts(root).groups].map(([owner, groups]) => [owner, [...groups].sort()]));
}

const FRAME = {
  'entry-browser.ts': "import('./hydration/hydrate-page.tsx');",
  'hydration/hydrate-page.tsx':
    "import '../footer.tsx'; import '../pages/news/news.page.ts'; import './on-touch.ts'; useMessages('header');",
  'hydration/on-touch.ts': "import('./touch-bundle.ts');",
  'hydration/touch-bundle.ts': "import '../footer.tsx';",
  'footer.tsx': "useMessages('header'); useMessages('footer');",
  'pages/news/news.page.ts': "import('./news-page.tsx');",
  'pages/news/news-page.tsx': "import '../../card.tsx'; useMessages('home');",
  'card.tsx': "useMessages('schemeCard');",
};

test('a page has the groups that its code, all it imports, and the frame name', () => {
  expect(partsOf({}).news).toEqual(['header', 'home', 'schemeCard']);
});

test('what the frame names for the server alone comes with the first touch, without what is there before', () => {
  expect(partsOf({})['touch-bundle']).toEqual(['footer']);
});

test('what a page loads later brings what was not there yet', () => {
  const files = {
    'card.tsx': "useMessages('schemeCard'); import('./check.tsx');",
    'check.tsx': "useMessages('schemeCard'); useMessages('check');",
  };
  expect(partsOf(files).check).toEqual(['check']);
});

test('what two pages load later brings what is missing on either', () => {
  const files = {
    'hydration/hydrate-page.tsx': "import '../pages/news/news.page.ts'; import '../pages/blog-list/blog-list.page.ts';",
    'pages/blog-list/blog-list.page.ts': "import('./blog-list-page.tsx');",
    'pages/blog-list/blog-list-page.tsx': "useMessages('blog'); import('../../check.tsx');",
    'pages/news/news-page.tsx': "useMessages('home'); import('../../check.tsx');",
    'check.tsx': "useMessages('blog'); useMessages('home');",
  };
  expect(partsOf(files).check).toEqual(['blog', 'home']);
});

test('every page of the site has a file, and groups that there are', () => {
  const { groups } = messagesOfParts(WEB);
  for (const { file } of Object.values(FACTS))
    expect([...(groups.get(messagesOwner(path.join(WEB, file))) ?? [])], file).toContain('common');
  expect([...groups.values()].flatMap((names) => [...names]).filter((name) => !(name in en))).toEqual([]);
});
