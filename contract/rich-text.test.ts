import { describe, expect, test } from 'vitest';
import { indentOf, isColour, isForeignPicture, linkAddress, pictureAddress, sizeOf } from './rich-text.ts';

describe('addresses of links', () => {
  test.each([
    ['https://a.example', 'https://a.example'],
    [' HTTP://a.example/b c ', 'HTTP://a.example/b%20c'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:1800-111-555', 'tel:1800-111-555'],
    ['/schemes/1?x=1#y', '/schemes/1?x=1#y'],
    ['/', '/'],
    ['https://a.exa\nmple', 'https://a.example'],
  ])('%j is allowed', (text, address) => {
    expect(linkAddress(text)).toBe(address);
  });

  test.each([
    '',
    ' ',
    'a.example',
    'page.html',
    '#x',
    '?x',
    '//a.example',
    '/\\a.example',
    '/\t/a.example',
    'https:a',
    'https:///a',
    'https://\\a',
  ])('%j is not', (text) => {
    expect(linkAddress(text)).toBeUndefined();
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:1',
    'data:text/html,x',
    'ftp://a',
    'blob:x',
    'mailto:',
    'tel:',
  ])('%j is not allowed in disguise either', (text) => {
    expect(linkAddress(text)).toBeUndefined();
  });
});

describe('addresses of pictures', () => {
  const upload = `/uploads/BlogImages/${'0a'.repeat(16)}.webp`;

  test.each([upload, upload.replace('.', '-360.'), 'data:image/png;base64,iVBO+/=='])('%j is allowed', (address) => {
    expect(pictureAddress(address)).toBe(address);
  });

  test('an upload is recognised under any host of the site', () => {
    expect(pictureAddress(`https://site.example${upload}`)).toBe(upload);
    expect(isForeignPicture(`http://localhost:3000${upload}`)).toBe(false);
  });

  test.each(['https://a.example/x.png', 'http://a.example/x', '//a.example/x', '\\\\a.example/x', 'ht\ntps:a.example/x'])(
    '%j is on another site',
    (address) => {
      expect([isForeignPicture(address), pictureAddress(address)]).toEqual([true, undefined]);
    },
  );

  test.each([
    ...[
      '',
      'x.png',
      '/x.png',
      '/uploads/../x',
      '/uploads/abc.webp',
      `${upload}/../x`,
      '//a.example/x',
      'ftp://a/x',
      'file:///x',
      'javascript:1',
      'blob:https://a/x',
      'cid:x',
    ],
    ...[
      'data:image/svg+xml;base64,AA',
      'data:image/png,AA',
      'data:image/png;base64,<',
      'data:text/html;base64,AA',
      'data:image/jpg;base64,AA',
    ],
  ])('%j is not', (address) => {
    expect(pictureAddress(address)).toBeUndefined();
    if (!address.startsWith('//')) expect(isForeignPicture(address)).toBe(false);
  });
});

test('accepts only plain colours', () => {
  for (const colour of ['red', '#fff', '#9c3322', '#11223344', 'rgb(1, 2, 3)', 'rgba(1,2,3,.5)', 'hsl(10 20% 30% / 50%)'])
    expect(isColour(colour)).toBe(true);
  for (const other of ['', 'x', '#ff', 'var(--a)', 'url(x)', 'expression(1)', 'red;x', 'rgb(1,2,3', 'red !important'])
    expect(isColour(other)).toBe(false);
});

test('reads classes of indents and sizes', () => {
  expect(['ql-indent-1', 'x ql-indent-8', 'ql-indent-9', 'ql-indent-0', 'ql-indent-10', ''].map(indentOf)).toEqual([1, 8, 0, 0, 0, 0]);
  expect(['text-small', 'ql-size-large x', 'ql-size-huge', 'text-smaller', ''].map(sizeOf)).toEqual([
    'small',
    'large',
    undefined,
    undefined,
    undefined,
  ]);
});
