import { afterEach, beforeEach, expect, vi } from 'vitest';

// Whatever complains on the console is a fault: a test that makes it complain must say so.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const complaints = vi.mocked(console.error).mock?.calls ?? [];
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
