import type { Log } from '#application/ports/ports.ts';
import { orNull } from '#domain/shared/parsing.ts';

const isLost = ({ responseStatus: status }: PerformanceResourceTiming): boolean => status === 0 || status >= 400;

/**
 * Logs each batch that the collector refuses, or that does not reach it, where the browser tells the status of its calls.
 * Because: the library drops it, and says nothing of it.
 */
export const logLostBatches = (host: string, log: Pick<Log, 'error'>): void => {
  orNull(() => {
    const address = new URL(`${host}/v1/b`).href;
    new PerformanceObserver((seen) => {
      for (const call of seen.getEntriesByName(address))
        if (call instanceof PerformanceResourceTiming && isLost(call)) log.error('Analytics batch failed');
    }).observe({ type: 'resource' });
  });
};
