import { afterEach, beforeEach, expect, vi } from 'vitest';

// Anything logged to console.error fails the test, unless the test expects it.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const complaints = vi.mocked(console.error).mock?.calls ?? [];
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
