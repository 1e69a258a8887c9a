/** Metrics in Prometheus format. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  /** Cached answers since the last scrape, by route and status. A plain map, because a Counter would take more than half of the answer's time. */
  const cached = new Map<string, Map<number, number>>();
  const requests = new Counter({
    name: 'yojanapath_requests_total',
    help: 'Requests by route, status and whether they were answered from memory',
    labelNames: ['route', 'status', 'cached'] as const,
    registers,
    collect() {
      for (const [route, counts] of cached) for (const [status, count] of counts) this.inc({ route, status, cached: 'yes' }, count);
      cached.clear();
    },
  });
  const seconds = new Histogram({
    name: 'yojanapath_request_seconds',
    help: 'Time to make an answer by route; those from memory are not among them',
    labelNames: ['route'] as const,
    buckets: SECONDS,
    registers,
  });
  const errors = new Counter({ name: 'yojanapath_errors_total', help: 'Requests that failed for a reason of ours', registers });
  const backgroundJobs = new Histogram({
    name: 'yojanapath_background_job_seconds',
    help: 'Time of background jobs, such as following changes and rebuilding the search index',
    labelNames: ['name', 'outcome'] as const,
    buckets: SECONDS,
    registers,
  });
  return {
    registry,
    requests,
    countCached(route: string, status: number): void {
      const counts = cached.get(route) ?? new Map<number, number>();
      cached.set(route, counts.set(status, (counts.get(status) ?? 0) + 1));
    },
    seconds,
    errors,
    backgroundJobs,
    /** Adds a gauge that is read at each scrape, and omitted if reading fails. */
    gauge(name: string, help: string, labelName: string, look: () => Promise<Record<string, number>>): void {
      new Gauge({
        name: `yojanapath_${name}`,
        help,
        labelNames: [labelName],
        registers,
        async collect() {
          this.reset();
          const values = await look().catch(() => ({}));
          for (const [label, value] of Object.entries(values)) this.set({ [labelName]: label }, value);
        },
      });
    },
  };
}
