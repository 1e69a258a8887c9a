import { expect, test } from 'vitest';
import { safePlace } from './safe-place.ts';

test.each(['/admin', '/admin/schemes?q=kisan&page=3', '/admin/manageSchemes/12', '/admin/requests?status=pending&urgency=critical'])(
  'accepts %s',
  (place) => {
    expect(safePlace(place)).toBe(place);
  },
);

test.each([
  'https://evil.example/admin',
  '//evil.example/admin',
  '/\t/evil.example',
  '/\\evil.example',
  '/admin/../schemes',
  '/admin/..//evil.example',
  '/admin/login',
  '/admin/login?next=/admin',
  '/admin/no-such',
  '/adminx',
  '/schemes/1',
  'javascript:alert(1)',
  '',
  undefined,
  null,
  7,
  ['/admin'],
])('refuses %j', (place) => {
  expect(safePlace(place)).toBeNull();
});
