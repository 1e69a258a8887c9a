/**
 * The state of a list (search, filter, page, order) in the query string, so that Back restores it. A list declares its parameters once, in
 * the order of the address; defaults are left out.
 */
import { useLocation, useSearch } from 'wouter';

/** Reads and writes one parameter; null is the default, which is left out of the address. */
export type Parameter<T> = { read: (text: string | null) => T; write: (value: T) => string | null; name?: string };

/** Starts at 1. */
export const pageNumber: Parameter<number> = {
  read: (text) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 1),
  write: (page) => (page > 1 ? String(page) : null),
};

export const recordId: Parameter<number | null> = {
  read: (text) => (/^\d{1,10}$/.test(text ?? '') ? Number(text) : null),
  write: (id) => (id === null ? null : String(id)),
};

export function words(): Parameter<string> {
  return { read: (text) => text ?? '', write: (text) => text || null };
}

/** One of several values; the first is the default unless `initial` is given. */
export function choice<T extends string | number | undefined>(choices: readonly T[], initial = choices[0] as T): Parameter<T> {
  return {
    read: (text) => choices.find((one) => text !== null && String(one) === text) ?? initial,
    write: (value) => (value === initial ? null : String(value)),
  };
}

export function flag(name: string): Parameter<boolean> {
  return { name, read: (text) => text === '1', write: (isSet) => (isSet ? '1' : null) };
}

type Parameters<Q> = { [Name in keyof Q & string]: Parameter<Q[Name]> };

export function listQuery<Q extends Record<string, unknown>>(address: string, parameters: Parameters<Q>) {
  const entries = Object.entries(parameters) as [keyof Q & string, Parameter<unknown>][];
  const read = (search: string): Q => {
    const given = new URLSearchParams(search);
    return Object.fromEntries(entries.map(([key, { name = key, read }]) => [key, read(given.get(name))])) as Q;
  };
  const write = (query: Q): string => {
    const nonDefault = new URLSearchParams();
    for (const [key, { name = key, write }] of entries) {
      const text = write(query[key]);
      if (text !== null) nonDefault.set(name, text);
    }
    return address + (nonDefault.size > 0 ? `?${nonDefault}` : '');
  };
  /** A changed search, filter or order starts at page 1. */
  const use = (): [Q, (change: Partial<Q>) => void] => {
    const query = read(useSearch());
    const [, navigate] = useLocation();
    const begin = 'page' in parameters ? { page: 1 } : {};
    return [query, (change) => navigate(write({ ...query, ...begin, ...change }), { replace: true })];
  };
  return { read, write, use };
}
