/** Rate limits by IP address, counted in memory by each process; limits across processes are in the database. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Problem } from './problem.ts';

export type Budget = 'read' | 'write' | 'login' | 'page';

/** `points` requests per `duration` seconds. Searches and lists are reads; what a visitor submits is a write. */
const BUDGETS: Record<Budget, { points: number; duration: number }> = {
  read: { points: 600, duration: 60 },
  write: { points: 20, duration: 600 },
  login: { points: 100, duration: 3600 },
  // Only rendered pages count, not cached ones. Many visitors of a mobile network may share one address.
  page: { points: 300, duration: 60 },
};

export type SpendRequest = (budget: Budget, address: string) => Promise<void>;

/** Returns a function that rejects with 429 and Retry-After when the budget is used up. */
export function createRateLimits(enabled: boolean): SpendRequest {
  if (!enabled) return async () => {};
  const limiters = Object.fromEntries(
    Object.entries(BUDGETS).map(([budget, options]) => [budget, new RateLimiterMemory({ ...options, keyPrefix: budget })]),
  ) as Record<Budget, RateLimiterMemory>;
  return async (budget, address) => {
    try {
      await limiters[budget].consume(address);
    } catch (refusal) {
      const wait = Math.ceil(((refusal as { msBeforeNext?: number }).msBeforeNext ?? 1000) / 1000);
      throw new Problem(429, 'Too many requests. Please wait a little and try again.', { headers: { 'Retry-After': String(wait) } });
    }
  };
}
