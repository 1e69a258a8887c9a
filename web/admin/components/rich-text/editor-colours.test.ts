import { expect, test } from 'vitest';
import { asHex, BACKGROUND_COLOURS, TEXT_COLOURS } from './editor-colours.ts';

const INK = '#1d2b2f';

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('keeps every text colour readable on every background', () => {
  for (const text of [INK, ...TEXT_COLOURS.map(({ value }) => value)]) {
    for (const background of ['#ffffff', ...BACKGROUND_COLOURS.map(({ value }) => value)]) {
      const [dark, light] = [luminance(text), luminance(background)];
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('names colours as the palette does', () => {
  expect(asHex('rgb(156, 51, 34)')).toBe('#9c3322');
  expect(asHex('#9c3322')).toBe('#9c3322');
  expect(asHex('red')).toBe('red');
  expect(asHex(null)).toBeUndefined();
});
