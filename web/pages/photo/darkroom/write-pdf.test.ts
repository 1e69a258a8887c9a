import { expect, test } from 'vitest';
import { jpegFile } from './sample-files.ts';
import { writePdf } from './write-pdf.ts';

const picture = (width: number, height: number) => ({ bytes: jpegFile({ width, height }), width, height });
const PICTURES = [picture(1240, 1754), picture(1754, 1240), picture(300, 300)];
const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

test('writes a cross-reference table that matches the objects', () => {
  for (const least of [0, 50_000]) {
    const text = latin1(writePdf(PICTURES, least));
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    expect(text.startsWith('xref\n0 12\n', table)).toBe(true);
    const places = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
    expect(places).toHaveLength(11);
    for (const [index, place] of places.entries()) expect(text.startsWith(`${index + 1} 0 obj\n`, place)).toBe(true);
    for (const [, length, stream] of text.matchAll(/\/Length (\d+) >>\nstream\n(.*?)\nendstream/gs))
      expect(stream).toHaveLength(Number(length));
  }
});

test('puts each picture on its own A4 page, upright or landscape, whole and centred', () => {
  const text = latin1(writePdf(PICTURES));
  expect([...text.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box]) => box)).toEqual([
    '0 0 595.28 841.89',
    '0 0 841.89 595.28',
    '0 0 595.28 841.89',
  ]);
  for (const [, ...numbers] of text.matchAll(/q (\S+) 0 0 (\S+) (\S+) (\S+) cm/g)) {
    const [width = 0, height = 0, left = 0, bottom = 0] = numbers.map(Number);
    expect(Math.min(left, bottom)).toBeGreaterThanOrEqual(14);
    expect([595.28, 841.89].some((side) => Math.abs(2 * left + width - side) < 0.1)).toBe(true);
    expect([595.28, 841.89].some((side) => Math.abs(2 * bottom + height - side) < 0.1)).toBe(true);
  }
});

test('pads the file for portals that refuse small ones', () => {
  const small = writePdf(PICTURES).length;
  const grown = writePdf(PICTURES, small + 12_345).length - small;
  expect(grown).toBeGreaterThanOrEqual(12_345);
  expect(grown).toBeLessThan(12_350);
  expect(writePdf(PICTURES, 10)).toHaveLength(small);
});
