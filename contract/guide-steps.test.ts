import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guideSteps } from './guide-steps.ts';
import { htmlToText, isEmptyHtml, listItems } from './html-text.ts';

const titles = (html: string) => guideSteps(html).map(({ number, title }) => `${number} ${title}`);

describe('steps', () => {
  test('begin at bold text and end at the next', () => {
    const html =
      '<p>Before you start.</p><p><strong>Step 1: Ask</strong><br />at the <em>office</em></p><ul><li>form</li></ul><p><strong>Step 2: Sign</strong></p>';
    expect(guideSteps(html)).toEqual([
      { number: 1, title: 'Ask', body: '<p>at the <em>office</em></p><ul><li>form</li></ul>' },
      { number: 2, title: 'Sign', body: '' },
    ]);
  });

  test.each([
    ['a line break', '<p><strong>Step 1:</strong><br />Visit the office<br />early</p>', '<p>early</p>'],
    ['the end of a paragraph', '<p><strong>Step 1:</strong></p><p>Visit the office</p><p>early</p>', '<p>early</p>'],
    ['the end of a heading', '<h2><strong>Step 1:</strong> Visit the office</h2><p>early</p>', '<p>early</p>'],
    ['the end of an item', '<ul><li><strong>Step 1:</strong> Visit the office</li><li>early</li></ul>', '<ul><li>early</li></ul>'],
    ['a line break in the text', '<p><strong>Step 1:</strong> Visit the office\nearly</p>', '<p>\nearly</p>'],
  ])('use the text up to %s as title when the bold text has none', (_, html, body) => {
    expect(guideSteps(html)).toEqual([{ number: 1, title: 'Visit the office', body }]);
  });

  test.each([
    ['<b>STEP 1 - Ask</b>', '1 Ask'],
    ['<strong> step&nbsp;1.&nbsp;Ask</strong>', '1 Ask'],
    ['<strong>Step 1 – <a href="/x">Ask</a> now</strong>', '1 Ask now'],
    ['<strong>Step 12: Fish &amp;amp; chips</strong>', '12 Fish &amp; chips'],
    ['<strong>चरण १: आवेदन करें</strong>', '1 आवेदन करें'],
    ['<strong>પગલું ૧૦: અરજી કરો</strong>', '10 અરજી કરો'],
    ['<p>Step 1: Ask</p>', '1 Ask'],
  ])('are parsed from %s', (html, step) => {
    expect(titles(html)).toEqual([step]);
  });

  test('have their own numbers if ascending, otherwise their position', () => {
    const steps = (numbers: number[]) => numbers.map((number) => `<p><strong>Step ${number}: x</strong></p>`).join('');
    expect(titles(steps([2, 5, 10]))).toEqual(['2 x', '5 x', '10 x']);
    expect(titles(steps([1, 1, 2]))).toEqual(['1 x', '2 x', '3 x']);
    expect(titles(steps([3, 2, 1]))).toEqual(['1 x', '2 x', '3 x']);
  });

  test('are lines, items or blocks without bold text', () => {
    expect(guideSteps('<p>Step 1: Ask</p><p>at the office</p><p>Step 2:</p><p>Sign</p>')).toEqual([
      { number: 1, title: 'Ask', body: '<p>at the office</p>' },
      { number: 2, title: 'Sign', body: '' },
    ]);
    expect(guideSteps('Step 1: Ask\nat the office\nStep 2: Sign').map(({ title }) => title)).toEqual(['Ask', 'Sign']);
    expect(guideSteps('<p>So:</p><ol><li>Ask<ul><li>at the office</li></ul></li><li></li><li>Sign</li></ol>')).toEqual([
      { number: 1, title: 'Ask', body: '<ul><li>at the office</li></ul>' },
      { number: 2, title: 'Sign', body: '' },
    ]);
    expect(titles('<p>Ask</p><p></p><p>Sign</p>')).toEqual(['1 Ask', '2 Sign']);
  });

  test.each([
    '',
    '<p></p>',
    '<p><br></p>',
    '<p>&nbsp;</p>',
    '<p><strong>Step 1:</strong></p><p><strong>Step 2: </strong><br /></p>',
    '<p>Step 1:</p>',
  ])('are not found in %s', (html) => {
    expect(guideSteps(html)).toEqual([]);
  });

  const pieces = fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<strong>',
      '</strong>',
      '<b>',
      '</b>',
      '<ul>',
      '<ol>',
      '</ol>',
      '<li>',
      '</li>',
      '<h2>',
      '</h2>',
      '<br />',
      '<em>',
      '</em>',
    ],
    ...[
      'Step 1:',
      'Step 2: Ask',
      'step 2 - ',
      'Step 99999999999:',
      'चरण ३:',
      'word',
      ' ',
      '\n',
      '&nbsp;',
      '\u00a0',
      '&amp;',
      '&lt;p&gt;',
      '<',
      '>',
    ],
  );
  const anyProcess = fc.oneof(
    fc.array(pieces, { maxLength: 30 }).map((each) => each.join('')),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );

  test('are never empty, ascend, have titles without number and well-formed HTML, for any text', () => {
    fc.assert(
      fc.property(anyProcess, (html) => {
        const steps = guideSteps(html);
        steps.forEach((step, index) => {
          expect(step.title || !isEmptyHtml(step.body)).toBeTruthy();
          expect(Number.isSafeInteger(step.number)).toBe(true);
          expect(step.number).toBeGreaterThan(steps[index - 1]?.number ?? -1);
          expect(step.title).not.toMatch(/^\s*step\s*\d{1,9}\s*[:.\-–]|\n/i);
          const opened = step.body.match(/<(?!br|\/)[a-z][^<>]*>/g) ?? [];
          expect(step.body.match(/<\/[a-z][^<>]*>/g) ?? []).toHaveLength(opened.length);
        });
      }),
      { numRuns: 3000 },
    );
  });

  test('keep all text after the first step', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/).filter((each) => !each.startsWith('step'));
    const step = fc.record({ title: word, text: fc.array(word, { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), fc.constantFrom('<br />', '</p><p>', '\n'), (written, separator) => {
        const html = written.map(
          ({ title, text }, index) => `<p><strong>Step ${index + 1}: ${title}</strong>${separator}${text.join(separator)}</p>`,
        );
        const found = guideSteps(html.join(''));
        expect(found.map(({ title, body }) => [title, ...htmlToText(body).split('\n').filter(Boolean)])).toEqual(
          written.map(({ title, text }) => [title, ...text]),
        );
      }),
    );
  });
});

describe('text of HTML', () => {
  test('is one line per block, decoded once', () => {
    expect(htmlToText('<h2>Head</h2><p>a<br />b &amp;lt; c</p><ul><li>d<ul><li>e</li></ul></li></ul>')).toBe('Head\na\nb &lt; c\nd\ne');
  });

  test('never contains a tag or an empty line', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '/', 'p', 'b', ' ', '\n', '&', 'lt;', '"') }), (html) => {
        const text = htmlToText(html);
        expect(text.split('\n').every((line) => line.trim() === line && (line || text === ''))).toBe(true);
        expect(isEmptyHtml(html)).toBe(text === '');
      }),
    );
  });
});

describe('items of a list', () => {
  test.each([
    ['<ul><li>a</li><li><p>b</p><p>c</p></li><li> </li></ul>', ['a', 'b c']],
    ['<ol><li>a<ul><li>b</li></ul></li><li class="ql-indent-1">c</li></ol>', ['a', 'b', 'c']],
    ['<p>a</p><p>b &amp; c</p>', ['a', 'b & c']],
    ['', []],
  ])('%s', (html, items) => {
    expect(listItems(html)).toEqual(items);
  });

  test('are nonempty single lines', () => {
    const pieces = fc.constantFrom(
      '<ul>',
      '</ul>',
      '<li>',
      '<li class="x">',
      '</li>',
      '<p>',
      '</p>',
      '<br />',
      'word',
      ' ',
      '\n',
      '&nbsp;',
      '<link>',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (html) => {
        for (const item of listItems(html.join(''))) expect(item).toMatch(/^\S(?:.*\S)?$/);
      }),
      { numRuns: 1000 },
    );
  });
});
