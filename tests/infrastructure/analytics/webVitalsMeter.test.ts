import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeWebVitalsMeter } from '#infrastructure/analytics/webVitalsMeter.ts';

const measures =
  (value: number) =>
  (report: (measured: { readonly value: number; readonly rating: 'good' }) => void): void =>
    report({ value, rating: 'good' });
const library = { onLCP: measures(812.3456), onINP: measures(48), onCLS: measures(0.00123) };

describe('webVitalsMeter', () => {
  it('reports the vitals of the catalogue once, with three decimals', async () => {
    const reported: unknown[] = [];
    const meter = makeWebVitalsMeter(async () => library);
    const start = meter.start((vital) => reported.push([vital.vital, vital.value, vital.rating]));
    expect(await Promise.all([start(), start()])).toEqual([E.right(undefined), E.right(undefined)]);
    await start();
    expect(reported).toEqual([
      ['LCP', 812.346, 'good'],
      ['INP', 48, 'good'],
      ['CLS', 0.001, 'good'],
    ]);
  });

  it('fails without the library, and loads it at the next start', async () => {
    const reported: unknown[] = [];
    let loads = 0;
    const meter = makeWebVitalsMeter(async () => {
      loads += 1;
      if (loads === 1) throw new TypeError('error loading dynamically imported module');
      return library;
    });
    const start = meter.start(({ vital }) => reported.push(vital));
    expect(await start()).toEqual(
      E.left(expect.objectContaining({ message: 'error loading dynamically imported module' })),
    );
    expect(reported).toEqual([]);
    expect(await start()).toEqual(E.right(undefined));
    expect(reported).toEqual(['LCP', 'INP', 'CLS']);
  });
});
