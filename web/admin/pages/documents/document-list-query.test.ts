import { expect, test } from 'vitest';
import { documentListQuery } from './document-list-query.ts';

test('writes non-default parameters to the address and reads them back', () => {
  const query = { q: 'आय', group: 'income', status: 'draft', sort: 'updated-newest', page: 2 } as const;
  const address = documentListQuery.write(query);
  expect(address).toBe('/admin/documents?q=%E0%A4%86%E0%A4%AF&group=income&status=draft&sort=updated-newest&page=2');
  expect(documentListQuery.read(address.split('?')[1] ?? '')).toEqual(query);
  expect(documentListQuery.read('group=nothing&sort=&page=0')).toEqual({ q: '', group: '', status: '', sort: 'name-asc', page: 1 });
  expect(documentListQuery.write(documentListQuery.read(''))).toBe('/admin/documents');
});
