import { expect, test } from 'vitest';
import { schemeDocuments } from '../../../messages/en/schemes.ts';
import { uploadLine } from '../../components/upload-line.ts';
import { formatKb } from './format-kb.ts';
import { NO_SIZE, PRESETS, readOwnSize } from './wish.ts';

test('reads typed sizes in pixels and centimetres, with either decimal mark', () => {
  expect(readOwnSize({ ...NO_SIZE, maxKb: ' 50 ', minKb: '20', width: '200', height: '230' })).toEqual({
    as: 'jpeg',
    minKb: 20,
    maxKb: 50,
    widthPx: 200,
    heightPx: 230,
  });
  expect(readOwnSize({ ...NO_SIZE, maxKb: '५०', minKb: '૨૦', width: '२००', height: '۲۳۰' })).toEqual({
    as: 'jpeg',
    minKb: 20,
    maxKb: 50,
    widthPx: 200,
    heightPx: 230,
  });
  expect(readOwnSize({ ...NO_SIZE, unit: 'cm', width: '3,5', height: '4.5', dots: '200' })).toMatchObject({
    widthPx: 276,
    heightPx: 354,
    dotsPerInch: 200,
  });
  expect(readOwnSize({ ...NO_SIZE, as: 'pdf', width: '9999999', height: 'x' })).toEqual({ as: 'pdf', minKb: undefined, maxKb: 100 });
});

test.each([
  [{ maxKb: '0' }, 'kb'],
  [{ maxKb: 'x' }, 'kb'],
  [{ maxKb: '1.5' }, 'kb'],
  [{ minKb: '60', maxKb: '50' }, 'order'],
  [{ width: '4001' }, 'side'],
  [{ height: '-3' }, 'side'],
  [{ unit: 'cm', width: '40', dots: '600' }, 'side'],
] as const)('reports an impossible size: %j', (typed, problem) => {
  expect(readOwnSize({ ...NO_SIZE, ...typed })).toBe(problem);
});

test('describes the target in one line', () => {
  expect(uploadLine(PRESETS.photo, schemeDocuments.upload)).toBe('JPEG, 20 to 50 kB, 200 × 230 pixels');
  expect(uploadLine(PRESETS.papers, schemeDocuments.upload)).toBe('PDF, at most 200 kB');
  expect(uploadLine({ as: 'jpeg', minKb: 5, widthPx: 300 }, schemeDocuments.upload)).toBe('JPEG, at least 5 kB, 300 pixels wide');
  expect(uploadLine({ as: 'jpeg' }, schemeDocuments.upload)).toBe('JPEG');
});

test('shows file sizes in kB', () => {
  expect([0, 9_640, 49_960, 50_000, 123_456].map(formatKb)).toEqual(['0', '9.6', '50', '50', '123']);
});
