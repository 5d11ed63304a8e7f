import { attempt } from '#application/shared/attempt.ts';
import { lazy } from '#application/shared/lazy.ts';
import type { VitalsMeter, WebVital } from '#application/ports/analytics.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';

type Measured = Pick<WebVital, 'value' | 'rating'> & { readonly name: string };
type Meter = (report: (measured: Measured) => void) => void;
type Library = { readonly onCLS: Meter; readonly onINP: Meter; readonly onLCP: Meter };

const vitals = ['LCP', 'INP', 'CLS'] as const;

const threeDecimals = (value: number): number => Math.round(value * 1000) / 1000;

/** Web vitals over the web-vitals library, which is downloaded when measuring starts. */
export const makeWebVitalsMeter = (load: () => Promise<Library> = () => import('web-vitals')): VitalsMeter => {
  const library = lazy(load);
  let isStarted = false;
  return {
    start: (report) =>
      attempt(async () => {
        const { onCLS, onINP, onLCP } = await library();
        if (isStarted) return;
        isStarted = true;
        for (const meter of [onLCP, onINP, onCLS])
          meter(({ name, value, rating }) => {
            const vital = vitals.find((known) => known === name);
            if (vital !== undefined) report({ name: 'Web Vital', vital, value: threeDecimals(value), rating });
          });
      }, normaliseError),
  };
};
