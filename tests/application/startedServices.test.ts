import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makePageReports } from '#application/analytics/pageReports.ts';
import { makeDeferredServices } from '#application/deferredServices.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { flushPromises, makeDeferredTestApp } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';

/** The deferred services of a visit; outside Europe performance is granted without a choice. */
const start = (timeZone: string, ports: Parameters<typeof makeDeferredTestApp>[0] = {}) => {
  const app = makeDeferredTestApp({ ...ports, signals: { timeZone: () => timeZone } });
  const services = makeDeferredServices(app.ports, context, '');
  return { ...app, ...makePageReports(app.ports), services };
};

describe('the deferred services', () => {
  it('measure nothing before the choice in Europe, and then what the choice grants', async () => {
    let measures = 0;
    const vitals = { start: () => TE.fromIO(() => void (measures += 1)) };
    const { services } = start('Europe/London', { ports: { vitals } });
    await flushPromises();
    expect(measures).toBe(0);
    services.consent.dispatch({ _tag: 'Accept' });
    await flushPromises();
    expect(measures).toBe(1);
  });

  it('log that web vitals could not start, and go on', async () => {
    const vitals = { start: () => TE.left(normaliseError(new Error('no script'))) };
    const app = start('America/New_York', { ports: { vitals } });
    app.onNavigated('/signin');
    await flushPromises();
    expect(app.lines()).toContain('Web vitals failed to start');
    expect(app.recordedCalls()).toContainEqual(expect.objectContaining({ call: 'page', name: 'login' }));
  });

  it('describe the page with its theme and the name of the brand', () => {
    const described: Array<unknown> = [];
    const appearance = {
      show: () => undefined,
      describe: (...description: ReadonlyArray<unknown>) => void described.push(description),
    };
    const { services } = start('Europe/London', { ports: { appearance } });
    const theme = fallbackTheme(context.brand);
    services.describePage(theme);
    expect(described).toEqual([[theme, context.brand.displayName]]);
  });
});
