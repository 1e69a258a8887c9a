/** Every text field of the contract, with inputs made to be slow. */
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ENDPOINTS } from '../contract/all-endpoints.ts';
import { type Endpoint, endpointKey, RICH_TEXT_BODY_LIMIT } from '../contract/endpoint.ts';

type Node = { [key: string]: unknown };
type Field = { endpoint: Endpoint; path: string[]; node: Node };

/** Truncated instead of refused. */
const CUT = /^(?:q|search|path)$/;

/** The places in a schema that accept unchecked text. */
function textsIn(node: unknown, path: string[] = []): { path: string[]; node: Node }[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties, items, anyOf, allOf, type, enum: choices, const: constant, format } = node as Node;
  const here = type === 'string' && !choices && constant === undefined && !format ? [{ path, node: node as Node }] : [];
  return [
    ...here,
    ...Object.entries((properties as Node) ?? {}).flatMap(([name, value]) => textsIn(value, [...path, name])),
    ...textsIn(items, [...path, '0']),
    ...[...((anyOf as Node[]) ?? []), ...((allOf as Node[]) ?? [])].flatMap((one) => textsIn(one, path)),
  ];
}

const FIELDS: Field[] = ENDPOINTS.flatMap((endpoint) =>
  textsIn(z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' })).map((field) => ({ endpoint, ...field })),
);
const NAMED = FIELDS.map((field) => [`${endpointKey(field.endpoint)} ${field.path.join('.')}`, field] as const);
const REFUSED = NAMED.filter(([, { path }]) => !CUT.test(path.at(-1) ?? ''));

/** An input with the text in that field, and other fields needed to reach it. */
function inputWith(path: string[], text: string): Record<string, unknown> {
  const [name = '', ...rest] = path;
  const value =
    rest.length === 0 ? text : rest[0] === '0' ? [rest.length === 1 ? text : inputWith(rest.slice(1), text)] : inputWith(rest, text);
  return { [name]: value };
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('finds the fields', () => {
  expect(FIELDS.length).toBeGreaterThan(100);
  expect(NAMED.map(([name]) => name)).toEqual(
    expect.arrayContaining(['POST /api/login username', 'POST /api/structured/schemes/search search', 'POST /api/blogs content']),
  );
});

test.each(REFUSED)('%s has a limit that is checked before the text is processed', (_, { node }) => {
  // A pattern without open-ended repetitions is a limit too.
  const isBounded = /^\^[^*+]*\$$/.test(String(node.pattern)) && !/\{\d+,\}/.test(String(node.pattern));
  expect(isBounded || Number(node.maxLength) <= RICH_TEXT_BODY_LIMIT, JSON.stringify(node)).toBe(true);
});

/** Unicode normalisation sorts the marks of a letter in quadratic time. */
test.each(NAMED)('%s never normalises many marks on one letter', (_, { endpoint, path }) => {
  const heap = `a${'\u0301'.repeat(25_000)}${'\u0323'.repeat(25_000)}`;
  const normalize = vi.spyOn(String.prototype, 'normalize');
  for (const text of [heap, `/${heap}`, `<p>${heap}</p>`]) endpoint.input.safeParse(inputWith(path, text));
  expect(normalize.mock.contexts.filter((text) => /\p{M}{31}/u.test(String(text)))).toEqual([]);
});
