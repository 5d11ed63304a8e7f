import type { Log } from '#application/ports/ports.ts';

const isLost = ({ responseStatus: status }: PerformanceResourceTiming): boolean => status === 0 || status >= 400;

/**
 * Logs each batch that the collector refuses, or that does not reach it.
 * Because: the library drops it, and says nothing of it.
 */
export const logLostBatches = (host: string, log: Pick<Log, 'error'>): void =>
  new PerformanceObserver((seen) => {
    for (const call of seen.getEntriesByName(`${host}/v1/b`))
      if (call instanceof PerformanceResourceTiming && isLost(call)) log.error('Analytics batch failed');
  }).observe({ type: 'resource' });
