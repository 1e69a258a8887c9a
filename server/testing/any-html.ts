/** Arbitrary HTML for property tests: well-formed, broken, from Quill and other editors, encoded. */
import fc from 'fast-check';

const OPENING = [
  ...[
    'p',
    'div',
    'h1',
    'h3',
    'h4',
    'ol',
    'ul',
    'li',
    'strong',
    'b',
    'em',
    'u',
    's',
    'span',
    'a',
    'table',
    'td',
    'blockquote',
    'svg',
    'title',
  ].map((name) => `<${name}>`),
  ...['p', 'h2', 'li'].flatMap((name) => [1, 2, 3, 8, 9].map((level) => `<${name} class="ql-indent-${level}">`)),
  '<li data-list="bullet">',
  '<li data-list="ordered" class="ql-indent-1">',
  '<li data-list="bullet" class="ql-indent-2">',
  '<span class="ql-ui">',
  '<span class="ql-size-large">',
  '<span class="text-small" style="color:red">',
  '<span style="background-color: #fff; color: rgb(1,2,3)">',
  '<a href="https://a.example/?a=1&amp;b=2">',
  '<a href="/schemes/1">',
  '<a href="javascript:alert(1)">',
];
const VOID = ['<br>', '<br />', '<hr>', '<img src="https://a.example/a.png" alt="a">', '<img src="x">', '<!-- note -->', '<p', '<a href="'];
const CLOSING = ['p', 'div', 'ol', 'ul', 'li', 'strong', 'b', 'em', 'span', 'a', 'svg', 'title', 'h1'].map((name) => `</${name}>`);
const TEXT = [
  ...[' ', '\n', '\n\n', '\t', '&nbsp;', '\u00a0', '&lt;', '&gt;', '&amp;', '&amp;lt;p&amp;gt;', '&lt;p&gt;', '&lt;b', '<', '>', '"'],
  ...['a', 'word', 'कदम', 'Step 1:', 'Step 2: Ask', '<strong>Step 3: Go</strong>', 'step 3 - x', '\u200d', '\u0001', '\ud800', '😀'],
];

export function anyHtml(): fc.Arbitrary<string> {
  const token = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...OPENING) },
    { weight: 1, arbitrary: fc.constantFrom(...VOID) },
    { weight: 4, arbitrary: fc.constantFrom(...CLOSING) },
    { weight: 5, arbitrary: fc.constantFrom(...TEXT) },
    { weight: 1, arbitrary: fc.string({ maxLength: 5 }) },
  );
  return fc.array(token, { maxLength: 30 }).map((tokens) => tokens.join(''));
}
