import { expect, test } from 'vitest';
import { ApiError } from '../../contract/endpoint.ts';
import { outageReason, withReason, withReasonAndText } from './outage.ts';
import { writeFailure } from './use-write.ts';

const PAGE = '<!DOCTYPE html>\n<html><head><title>502 Bad Gateway</title></head><body><center>nginx</center></body></html>';

test("shows a sentence, never the HTML of a proxy's error page", () => {
  const error = new ApiError(502, 'Bad Gateway', PAGE);
  expect(error.message).toBe('502: Bad Gateway');
  expect(writeFailure(error, 'Failed to delete scheme.')).toBe(
    'Failed to delete scheme. The site is not answering just now (502). Try again in a minute.',
  );
});

test("shows the site's own error message", () => {
  expect(writeFailure(new ApiError(503, 'Service Unavailable', 'The disk is full.'), 'Failed')).toBe('The disk is full.');
  expect(writeFailure(new ApiError(500, '', ''), 'Failed to delete scheme.')).toBe('Failed to delete scheme.');
  expect(writeFailure(new ApiError(418, '', '<tea> is text'), 'Failed')).toBe('<tea> is text');
});

test('shows the specified sentence for an expired session', () => {
  for (const body of ['Unauthorized', '{"message":"Unauthorized"}', ''])
    expect(writeFailure(new ApiError(401, 'Unauthorized', body), 'Failed')).toBe('401: Unauthorized');
});

test.each([
  [new TypeError('Failed to fetch'), 'The site could not be reached. Try again in a minute.'],
  [new DOMException('', 'TimeoutError'), 'No answer came within 15 seconds. Try again.'],
  [new SyntaxError('Unexpected token <'), ''],
  [new DOMException('', 'AbortError'), ''],
  ['text', ''],
])('%s gives "%s"', (error, reason) => {
  expect(outageReason(error)).toBe(reason);
});

test('adds the reason after the specified sentence, and for a form that its text is safe', () => {
  const error = new TypeError('Failed to fetch');
  expect(withReason('Failed to fetch schemes', error)).toBe(
    'Failed to fetch schemes. The site could not be reached. Try again in a minute.',
  );
  expect(withReasonAndText('Failed.', error)).toMatch(/^Failed\. .* Your text is safe on this device\.$/);
  expect(withReasonAndText('Failed.', new ApiError(400, '', 'x'))).toBe('Failed.');
});
