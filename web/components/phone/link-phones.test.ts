import { expect, test } from 'vitest';
import { linkPhones } from './link-phones.ts';

const call = (digits: string, text = digits) => `<a href="tel:${digits}">${text}</a>`;

test.each([
  ['<p>फोन नंबर 18004190001 है।</p>', `<p>फोन नंबर ${call('18004190001')} है।</p>`],
  ['<ul><li>Call <strong>181</strong> or 1098</li></ul>', `<ul><li>Call <strong>${call('181')}</strong> or ${call('1098')}</li></ul>`],
  ['<p><strong>१८१</strong> पर फोन करें</p>', `<p><strong>${call('181', '१८१')}</strong> पर फोन करें</p>`],
  ['<p>The <a href="/schemes/1">helpline 181</a> or 14567</p>', `<p>The <a href="/schemes/1">helpline 181</a> or ${call('14567')}</p>`],
  ['<p>Call</p><p>181 villages</p><p>181</p>', '<p>Call</p><p>181 villages</p><p>181</p>'],
  ['<p>R&amp;D 0832-2438024 &lt;office&gt;</p>', `<p>R&amp;D ${call('08322438024', '0832-2438024')} &lt;office&gt;</p>`],
  ['<img src="/uploads/9876543210.webp" alt="9876543210">', '<img src="/uploads/9876543210.webp" alt="9876543210">'],
  ['<p>98765<em>43210</em></p>', '<p>98765<em>43210</em></p>'],
  ['Call 9876543210', `Call ${call('9876543210')}`],
  ['', ''],
])('%s becomes %s', (html, linked) => {
  expect(linkPhones(html)).toBe(linked);
});
