import { expect, test } from 'vitest';
import { activeSection } from './active-section.ts';

test.each([
  ['/', '', 'home'],
  ['/', '#about', 'about'],
  ['/', '#how-it-works', 'how-it-works'],
  ['/', '#categories', 'home'],
  ['/schemes', '', 'schemes'],
  ['/schemes/12', '#about', 'schemes'],
  ['/category/health', '', 'schemes'],
  ['/check', '', 'check'],
  ['/schemesque', '', null],
  ['/blog', '', 'blogs'],
  ['/blog/pm-kisan', '', 'blogs'],
  ['/request', '', 'request'],
  ['/saved', '#list=1,2', 'saved'],
  ['/no/such/page', '', null],
])('%s%s is in %s', (path, hash, section) => {
  expect(activeSection(path, hash)).toBe(section);
});
