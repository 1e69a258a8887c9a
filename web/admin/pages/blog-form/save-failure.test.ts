import { expect, test } from 'vitest';
import { ApiError } from '../../../../contract/endpoint.ts';
import { saveFailure } from './use-save-blog.ts';

const ELSE = 'Something went wrong while saving the blog.';

test.each([
  [new ApiError(400, 'Bad Request', '{"message":"Category is required"}'), 'Category is required'],
  [new ApiError(500, 'Internal Server Error', 'Internal Server Error'), ELSE],
  [new ApiError(500, 'Internal Server Error', ''), ELSE],
  [new ApiError(502, 'Bad Gateway', '{"error":1}'), ELSE],
  [new ApiError(502, 'Bad Gateway', '{broken'), ELSE],
  [new TypeError('Failed to fetch'), ELSE],
])('%s is told as "%s"', (error, sentence) => {
  expect(saveFailure(error)).toBe(sentence);
});
