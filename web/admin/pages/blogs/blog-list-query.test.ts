import { expect, test } from 'vitest';
import { blogListQuery } from './blog-list-query.ts';

test.each([
  ['', { page: 1, size: 6, q: '' }],
  ['page=3&size=25&q=loan', { page: 3, size: 25, q: 'loan' }],
  ['page=0&size=7', { page: 1, size: 6, q: '' }],
  ['page=x&size=-5', { page: 1, size: 6, q: '' }],
  ['page=1.5', { page: 1, size: 6, q: '' }],
])('the address %j asks for %j', (search, query) => {
  expect(blogListQuery.read(search)).toEqual(query);
});
