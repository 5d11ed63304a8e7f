import { attempt } from '#application/shared/attempt.ts';
import { lazy } from '#application/shared/lazy.ts';
import type { VitalsMeter, WebVital } from '#application/ports/analytics.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';

type Meter = (report: (measured: Pick<WebVital, 'value' | 'rating'>) => void) => void;
type Library = { readonly onCLS: Meter; readonly onINP: Meter; readonly onLCP: Meter };

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
        const measure = (vital: WebVital['vital'], meter: Meter): void =>
          meter(({ value, rating }) => report({ name: 'Web Vital', vital, value: threeDecimals(value), rating }));
        measure('LCP', onLCP);
        measure('INP', onINP);
        measure('CLS', onCLS);
      }, normaliseError),
  };
};
