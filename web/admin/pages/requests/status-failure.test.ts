import { expect, test } from 'vitest';
import { ApiError } from '../../../../contract/endpoint.ts';
import { statusFailure } from './status-failure.ts';

test.each([
  [new ApiError(404, 'Not Found', '{"message":"Request not found"}'), 'Request not found'],
  [new ApiError(500, 'Internal Server Error', 'Internal Server Error'), 'Failed to update status'],
  [new ApiError(502, 'Bad Gateway', '{}'), 'Failed to update status'],
  [new ApiError(502, 'Bad Gateway', ''), 'Failed to update status'],
  [new SyntaxError('Unexpected token <'), 'Invalid response from server'],
  [new TypeError('Failed to fetch'), 'Failed to update request status'],
])('%s is told as "%s"', (error, sentence) => {
  expect(statusFailure(error)).toBe(sentence);
});
