import { expect, test } from 'vitest';
import { markFirstSentence } from './first-sentence.ts';

test.each([
  ['<p>Take your card. Go there.</p>', '<p>Take your card.<span class="more"> Go there.</span></p>'],
  ['<p>कार्ड लें। वहाँ जाएँ।</p>', '<p>कार्ड लें।<span class="more"> वहाँ जाएँ।</span></p>'],
  ['<p>One sentence only.</p><ul><li>Card</li></ul>', '<p>One sentence only.</p><ul><li>Card</li></ul>'],
  [
    '<p>Pay Rs. 50 at pmkisan.gov.in first. "Then" go.</p>',
    '<p>Pay Rs. 50 at pmkisan.gov.in first.<span class="more"> "Then" go.</span></p>',
  ],
  ['<p><strong>Go. Now.</strong> Really. Do.</p>', '<p><strong>Go. Now.</strong> Really.<span class="more"> Do.</span></p>'],
  ['<p class="ql-indent-1">A b. C d.</p>', '<p class="ql-indent-1">A b.<span class="more"> C d.</span></p>'],
  ['Bare text. More text.<br>Line', 'Bare text.<span class="more"> More text.<br>Line</span>'],
  ['Bare line<br>Next. Line', 'Bare line<span class="more"><br>Next. Line</span>'],
  ['<ul><li>A. B</li><li>C</li></ul>', '<ul><li>A. B</li><li>C</li></ul>'],
  ['', ''],
])('%s', (html, expected) => {
  expect(markFirstSentence(html)).toBe(expected);
});
