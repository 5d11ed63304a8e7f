import { lazy } from '#application/shared/lazy.ts';
import type { VitalsMeter } from '#application/ports/vitalsMeter.ts';

const loadWebVitals = lazy(() => import('web-vitals'));

/** Web vitals over the web-vitals library, which is downloaded when measuring starts. */
export const makeWebVitalsMeter = (): VitalsMeter => {
  let started = false;
  return {
    start: (report) => async () => {
      if (started) return;
      started = true;
      const { onCLS, onINP, onLCP } = await loadWebVitals();
      for (const meter of [onLCP, onINP, onCLS]) {
        meter(({ name, value, rating }) => {
          // Because: the library reports more vitals than the event catalogue has.
          if (name === 'LCP' || name === 'INP' || name === 'CLS')
            report({ name: 'Web Vital', vital: name, value: Math.round(value * 1000) / 1000, rating });
        });
      }
    },
  };
};
