/** Hostile text must take linear time: doubling its length must not take three times the work. */
import { describe, expect, test } from 'vitest';
import { guideSteps } from '../../../contract/guide-steps.ts';
import { decodeHtml, encodeHtml, htmlToText, listItems } from '../../../contract/html-text.ts';
import { indentOf, isColour, linkAddress, pictureAddress, sizeOf } from '../../../contract/rich-text.ts';
import { Problem } from '../api/problem.ts';
import { cleanHtml, textToHtml } from './clean-html.ts';

const LENGTH = 95_000;

/** Each is repeated to the wanted length; a part before `|` stands only at the beginning. */
const PATTERNS = [
  ...[
    '<',
    '>',
    '&',
    '"',
    '\n',
    ' ',
    '\u00a0',
    '\t\n',
    '&amp;',
    '&lt;b',
    '</',
    '<!--',
    '<![CDATA[',
    '<?',
    '< p',
    '<br',
    '<li',
    '<li ',
    '<a ',
    '<p x="',
  ],
  ...[
    '<li|<li',
    '<br| ',
    '<p| ',
    '<p class="|a ',
    '<span style="|color:',
    '<span style="|color:red;',
    '<span style="color:rgb(|1,',
    '<a href="| ',
  ],
  ...[
    '<img src="data:image/png;base64,|A',
    'data:image/png;base64,|A',
    'data:image/png;base64,|=',
    'java\tscript:|\t',
    'https://|/',
    'ql-indent-|1',
    'rgb(|1',
  ],
  ...['step', 'step ', 'step 1', 'step 1 ', 'Step 1: ', 'Step 1:\n', 'step|1', 'step| ', 'step 1|\n', '\n |\n ', 'a\n\n', '<p>Step 1:</p>'],
  ...[
    '<li>x',
    '<li>x</li>',
    '<ul><li>x</li></ul>',
    '<strong>Step 1: x',
    '<strong>Step 1: x</strong>',
    '<p><strong>Step 1:</strong></p>',
    '<b><i>',
  ],
  ...[
    '<b>',
    '<p>',
    '<div>',
    '<ul>',
    '<ul><li>',
    '<span>',
    '<a href="/x">',
    '<b></i>',
    '</b>',
    '<p></p>',
    '<b>x</b><i>x</i>',
    '<svg>',
    '<noscript>',
    '<xmp>',
    '<iframe>',
  ],
];

function repeated(pattern: string, length: number): string {
  const [beginning, part] = pattern.includes('|') ? (pattern.split('|') as [string, string]) : ['', pattern];
  return beginning + part.repeat(Math.ceil((length - beginning.length) / part.length));
}

const FUNCTIONS: Record<string, (text: string) => unknown> = {
  cleanHtml: (text) => {
    try {
      return cleanHtml(text);
    } catch (error) {
      if (error instanceof Problem && error.status === 422) return error;
      throw error;
    }
  },
  textToHtml,
  guideSteps,
  htmlToText,
  listItems,
  decodeHtml,
  encodeHtml,
  linkAddress,
  pictureAddress,
  isColour,
  indentOf,
  sizeOf,
};

/** CPU milliseconds, at least five. */
function work(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return Math.max((user + system) / 1000, 5);
}

describe.each(Object.entries(FUNCTIONS))('%s', (_, run) => {
  test.each(PATTERNS)('%j', (pattern) => {
    const [once, twice] = [repeated(pattern, LENGTH), repeated(pattern, 2 * LENGTH)];
    let growth = Number.POSITIVE_INFINITY;
    // Repeated, because other processes disturb the measurement.
    for (let attempt = 0; attempt < 6 && growth >= 3; attempt++) growth = work(() => run(twice)) / work(() => run(once));
    expect(growth).toBeLessThan(3);
  });
});

describe('before cleaning', () => {
  const problemOf = (html: string) => {
    try {
      return cleanHtml(html) && undefined;
    } catch (error) {
      return error;
    }
  };
  const NESTED = new Problem(422, 'The text is nested too deeply or has too many tags');
  const LONG = new Problem(422, 'The text is too long: at most 200,000 characters, pictures not counted');

  test.each([
    ['nested bold', '<b>'.repeat(300_000)],
    ['nested lists', '<ul><li>'.repeat(50_000)],
    ['nested paragraphs', '<div>'.repeat(41)],
    ['nested bold that is encoded', '&lt;b&gt;'.repeat(50)],
    ['tags beyond number', '<br>'.repeat(20_001)],
  ])('%s are refused', (_, html) => {
    expect(problemOf(html)).toEqual(NESTED);
  });

  test('forty nested tags and twenty thousand in a row are accepted', () => {
    expect(cleanHtml(`${'<div>'.repeat(40)}x`)).toBe('<p>x</p>');
    expect(cleanHtml('<p>x</p>'.repeat(20_000))).toHaveLength('<p>x</p>'.length * 20_000);
  });

  test('long text is refused, a large picture within it is not', () => {
    const picture = `<img src="data:image/png;base64,${'A'.repeat(3_000_000)}" alt="" />`;
    expect(cleanHtml(`<p>${picture}${'x'.repeat(199_000)}</p>`)).toContain(picture);
    expect(problemOf(`<p>${picture}${'x'.repeat(200_001)}</p>`)).toEqual(LONG);
    expect(problemOf(`<p title="${'data:image/png;base64,'.repeat(10_000)}">x</p>`)).toEqual(LONG);
  });
});
