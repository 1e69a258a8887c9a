import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { label } from './fields.ts';

export const category = z.object({ id: z.number(), category_name: z.string(), slug: z.string() });
export type Category = z.infer<typeof category>;

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/scheme-categories',
  access: 'public',
  summary: 'All categories by id; with `id`, that one',
  input: z.object({ id: z.optional(z.union([label(), z.number()])) }),
  output: z.union([z.array(category), category]),
});

export const listFormCategories = endpoint({
  method: 'GET',
  path: '/api/structured/scheme-categories',
  access: 'admin',
  summary: 'All categories by id, for the forms of the admin panel',
  input: z.object({}),
  output: z.array(category),
});
