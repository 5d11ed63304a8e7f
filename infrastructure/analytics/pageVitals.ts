import type { VitalsMeter } from '#application/ports/vitalsMeter.ts';

/** The web-vitals library, downloaded when the measuring begins. */
export const makePageVitals = (): VitalsMeter => {
  let started = false;
  return {
    start: (report) => async () => {
      if (started) return;
      started = true;
      const { onCLS, onINP, onLCP } = await import('web-vitals');
      for (const meter of [onLCP, onINP, onCLS]) {
        meter(({ name, value, rating }) => {
          // Because: one library callback serves all vitals, and the catalogue knows three of them.
          if (name === 'LCP' || name === 'INP' || name === 'CLS')
            report({ name: 'Web Vital', vital: name, value: Math.round(value * 1000) / 1000, rating });
        });
      }
    },
  };
};
