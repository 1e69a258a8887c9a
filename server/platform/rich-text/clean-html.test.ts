import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { encodeHtml, htmlToText } from '../../../contract/html-text.ts';
import { anyHtml } from '../../testing/any-html.ts';
import { HOSTILE_HTML } from '../../testing/hostile-html.ts';
import { cleanHtml, linesToHtml, stepsToHtml, textToHtml } from './clean-html.ts';

const PNG = 'data:image/png;base64,iVBORw0KGgo=';

/** Checks every tag and attribute against the allowed ones. */
function expectOnlyAllowed(html: string): void {
  const values: Record<string, RegExp> = {
    href: /^(?:https?:\/\/[^/\\]|mailto:.|tel:.|\/(?![/\\]))/i,
    target: /^_blank$/,
    rel: /^noopener noreferrer$/,
    src: /^(?:\/uploads\/BlogImages\/|data:image\/(?:png|jpeg|gif|webp);base64,[\w+/]+=*$)/i,
    alt: /^.*$/s,
    width: /^\d{1,4}$/,
    height: /^\d{1,4}$/,
    class: /^(?:ql-indent-[1-8]|text-small|text-large)$/,
    style: /^(?:color: [^:;]+)?(?:; )?(?:background-color: [^:;]+)?$/,
  };
  const allowed: Record<string, string[]> = {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    span: ['class', 'style'],
  };
  for (const name of ['p', 'h1', 'h2', 'h3', 'li']) allowed[name] = ['class'];
  for (const name of ['br', 'strong', 'em', 'u', 's', 'ol', 'ul']) allowed[name] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      expect(Object.keys(allowed)).toContain(name);
      for (const [attribute, value] of Object.entries(attributes)) {
        expect(allowed[name]).toContain(attribute);
        expect(value).toMatch(values[attribute] ?? /^$/);
      }
    },
    oncomment: (comment) => expect(comment).toBe('no comment'),
    onprocessinginstruction: (_, instruction) => expect(instruction).toBe('no instruction'),
  });
  parser.end(html);
}

describe('hostile HTML', () => {
  test.each(HOSTILE_HTML)('%s', (html) => {
    for (const wrapped of [html, `<p>${html}</p>`, `<ul><li>${html}</li></ul>`, encodeHtml(html), encodeHtml(encodeHtml(html))]) {
      const clean = cleanHtml(wrapped);
      expectOnlyAllowed(clean);
      expect(cleanHtml(clean)).toBe(clean);
      // Another round of encoding and decoding must not revive anything.
      expectOnlyAllowed(cleanHtml(encodeHtml(clean)));
    }
  });

  test('leaves the text around it', () => {
    expect(cleanHtml('<p>before<script>alert(1)</script> after</p>')).toBe('<p>before after</p>');
    expect(cleanHtml('<a href="javascript:alert(1)">text</a>')).toBe('text');
    expect(cleanHtml('<h4 class="x">Head</h4><table><tr><td>a</td><td>b</td></tr></table>')).toBe('<p>Head</p><p>a</p><p>b</p>');
  });
});

describe('any HTML', () => {
  test('has only allowed tags after cleaning, and does not change when cleaned again', () => {
    fc.assert(
      fc.property(anyHtml(), (html) => {
        const clean = cleanHtml(html);
        expectOnlyAllowed(clean);
        expect(cleanHtml(clean)).toBe(clean);
      }),
      { numRuns: 2000 },
    );
  });

  test('loses no word of its text', () => {
    const words = fc.array(fc.stringMatching(/^[a-zअ-ह]{1,8}$/), { minLength: 1, maxLength: 6 });
    const tag = fc.constantFrom('p', 'div', 'b', 'em', 'h4', 'li', 'ul', 'td', 'span', 'a', 'blockquote');
    const tree: fc.Arbitrary<string> = fc.letrec<{ tree: string }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        words.map((each) => ` ${each.join(' ')} `),
        fc.tuple(tag, fc.array(tie('tree'), { maxLength: 3 })).map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
      ),
    })).tree;
    const wordsOf = (html: string) =>
      html
        .replace(/<[^>]*>/g, ' ')
        .split(/\s+/)
        .filter(Boolean);
    fc.assert(
      fc.property(tree, (html) => {
        expect(wordsOf(cleanHtml(html)).join('')).toBe(wordsOf(html).join(''));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('encoded input is decoded exactly once', () => {
  test.each([
    ['&lt;p&gt;Hello&lt;/p&gt;', '<p>Hello</p>'],
    ['&lt;p&gt;A &amp;lt;b&amp;gt; tag&lt;/p&gt;', '<p>A &lt;b&gt; tag</p>'],
    ['<p>A &lt;b&gt; tag</p>', '<p>A &lt;b&gt; tag</p>'],
    ['Fish &amp; chips', 'Fish &amp; chips'],
    ['1 < 2 &lt; 3', '1 &lt; 2 &lt; 3'],
    // The paragraph keeps the next save from decoding this as HTML.
    ['&lt;span&gt;A &amp;lt;b&amp;gt; tag&lt;/span&gt;', '<p>A &lt;b&gt; tag</p>'],
    ['&amp;lt;p&amp;gt;', '&amp;lt;p&amp;gt;'],
  ])('%s', (input, stored) => {
    expect(cleanHtml(input)).toBe(stored);
    expect(cleanHtml(stored)).toBe(stored);
  });

  test('survives three round trips through the encoded API', () => {
    fc.assert(
      fc.property(anyHtml(), (html) => {
        const stored = cleanHtml(html);
        fc.pre(/<[a-z]/.test(stored));
        let saved = stored;
        for (let cycle = 0; cycle < 3; cycle++) saved = cleanHtml(encodeHtml(saved));
        expect(saved).toBe(stored);
      }),
    );
  });
});

describe('HTML of Quill', () => {
  test('becomes proper lists without its bullet spans and non-breaking spaces', () => {
    const html =
      '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>One&nbsp;two</li><li data-list="bullet" class="ql-indent-1">Under</li><li data-list="ordered">First</li></ol>';
    expect(cleanHtml(html)).toBe('<ul><li>One two<ul><li>Under</li></ul></li></ul><ol><li>First</li></ol>');
  });

  test('keeps indents 1 to 8 and drops 9', () => {
    for (let level = 1; level <= 8; level++) {
      const paragraph = `<p class="ql-indent-${level}">text</p>`;
      expect(cleanHtml(paragraph)).toBe(paragraph);
      const item = `<ul><li class="ql-indent-${level}">text</li></ul>`;
      expect(cleanHtml(item)).toBe(item);
    }
    expect(cleanHtml('<p class="ql-indent-9">text</p><h2 class="ql-indent-0">head</h2>')).toBe('<p>text</p><h2>head</h2>');
    expect(cleanHtml('<ul><li class="ql-indent-9 ql-indent-10">text</li></ul>')).toBe('<ul><li>text</li></ul>');
  });

  test('nests at most eight lists within a list', () => {
    const items = Array.from({ length: 9 }, (_, level) => `<li class="ql-indent-${level}">level ${level}</li>`);
    const clean = cleanHtml(`<ul>${items.join('')}</ul>`);
    expect(clean.match(/<ul>/g)).toHaveLength(9);
    expect(clean).not.toContain('ql-indent');
    const nested = `${'<ul><li>x'.repeat(11)}${'</li></ul>'.repeat(11)}`;
    const flat = cleanHtml(nested);
    expect(flat.match(/<ul>/g)).toHaveLength(9);
    expect(flat.match(/<li>/g)).toHaveLength(11);
    expect(cleanHtml(flat)).toBe(flat);
  });

  test('keeps sizes and colours and drops other styles and classes', () => {
    expect(cleanHtml('<p><span class="ql-size-large ql-font-serif">big</span></p>')).toBe('<p><span class="text-large">big</span></p>');
    expect(cleanHtml('<p><span class="ql-size-huge">big</span></p>')).toBe('<p>big</p>');
    expect(cleanHtml('<p><span style="font-size:40px;color:#9c3322;background-color:rgb(1, 2, 3)">x</span></p>')).toBe(
      '<p><span style="color: #9c3322; background-color: rgb(1, 2, 3)">x</span></p>',
    );
  });

  test.each(['<p><br></p>', '<p></p>', '<p>&nbsp;</p>', '<p> </p><p><strong></strong></p>', '<ul><li><p></p></li></ul>', ' \n ', ''])(
    'the empty editor %s is cleaned to an empty text',
    (html) => {
      expect(cleanHtml(html)).toBe('');
    },
  );
});

describe('form', () => {
  test.each([
    ['b, i and strike get their names of today', '<b>a</b><i>b</i><strike>c</strike>', '<strong>a</strong><em>b</em><s>c</s>'],
    ['blocks within blocks stand one after another', '<div>a<p>b</p>c</div>', '<p>a</p><p>b</p><p>c</p>'],
    ['marks around blocks go into them', '<strong><p>a</p><p>b</p></strong>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    [
      'bold that an editor split is one',
      '<p><strong>Step 1: </strong><a href="/x"><strong>Go</strong></a></p>',
      '<p><strong>Step 1: <a href="/x">Go</a></strong></p>',
    ],
    [
      'the one paragraph of an item needs no tag',
      '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>',
      '<ul><li>a<ol><li>b</li></ol></li></ul>',
    ],
    ['a list in a list without an item', '<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['an item without a list is a paragraph', '<li>a</li><li>b</li>', '<p>a</p><p>b</p>'],
    ['white space as browsers show it', '<p>  a \n b <em> c</em></p>\n\n<p>d </p>', '<p>a b <em>c</em></p><p>d</p>'],
    ['plain text keeps its lines', 'Tom & Jerry\nline two\n\nnext', '<p>Tom &amp; Jerry<br />line two</p><p>next</p>'],
    ['one plain line stays one', 'Tom & Jerry', 'Tom &amp; Jerry'],
    ['steps keep their lines', '<p>Step 1: Ask\nat the office</p>', '<p>Step 1: Ask<br />at the office</p>'],
    ['joiners of Indian scripts stay', '<p>क्\u200dष र्\u200cय</p>', '<p>क्\u200dष र्\u200cय</p>'],
    [
      'links out open a new tab',
      '<a href="https://a.example/x y">a</a>',
      '<a href="https://a.example/x%20y" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    [
      'links of the site do not',
      '<a href="/schemes/1">a</a><a href="mailto:a@b.example">b</a>',
      '<a href="/schemes/1">a</a><a href="mailto:a@b.example">b</a>',
    ],
    [
      'pictures stay with text and size',
      `<img src="${PNG}" alt="A &quot;map&quot;" width="20" height="9em">`,
      `<img src="${PNG}" alt="A &quot;map&quot;" width="20" />`,
    ],
  ])('%s', (_, html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
    expect(cleanHtml(clean)).toBe(clean);
  });

  test('cleaning does not change texts written by the seed', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'क', ' ', '\n', '&', '<', '"') }).map((each) => `x${each}x`);
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
        const lines = texts.map((each) => each.replace(/\s+/g, ' '));
        const paragraphs = texts.map((each) => each.replace(/[^\S\n]+/g, ' '));
        const steps = stepsToHtml(lines.map((title, index) => ({ title, text: paragraphs[index] ?? '' })));
        expect(htmlToText(cleanHtml(steps))).toBe(htmlToText(steps));
        expect(htmlToText(cleanHtml(linesToHtml(lines)))).toBe(htmlToText(linesToHtml(lines)));
        expect(htmlToText(cleanHtml(textToHtml(paragraphs.join('\n\n'))))).toBe(htmlToText(textToHtml(paragraphs.join('\n\n'))));
      }),
    );
  });
});
