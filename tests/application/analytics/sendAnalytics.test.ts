import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { analyticsTimeout, makeSendAnalytics } from '#application/analytics/sendAnalytics.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { makeDeferredTestApp, flushPromises } from '#tests/application/support/deferredTestApp.ts';

const open = () => {
  const { ports, lines, app } = makeDeferredTestApp();
  return { send: makeSendAnalytics(ports), lines, advance: app.advance };
};

describe('a call to analytics', () => {
  it.each(['identify', 'track', 'page', 'batch'])(
    'named %s is logged as failed after five seconds, and no sooner',
    async (name) => {
      const { send, lines, advance } = open();
      send(name, () => new Promise(() => undefined));
      await flushPromises();
      advance(analyticsTimeout - 1);
      await flushPromises();
      expect([analyticsTimeout, lines()]).toEqual([5000, []]);
      advance(1);
      await flushPromises();
      expect(lines()).toEqual([`Analytics ${name} failed: timeout after 5s`]);
    },
  );

  it('is logged if it fails, without the text of the error, which can be the collector’s', async () => {
    const { send, lines } = open();
    send('track', TE.left(normaliseError(new Error('blocked'))));
    send('track', TE.left(normaliseError(new Error('timeout after 5s'))));
    await flushPromises();
    expect(lines()).toEqual(['Analytics track failed', 'Analytics track failed']);
  });

  it('logs nothing if it succeeds, and never blocks', async () => {
    const { send, lines, advance } = open();
    expect(send('page', TE.right(undefined))).toBeUndefined();
    await flushPromises();
    advance(analyticsTimeout * 2);
    await flushPromises();
    expect(lines()).toEqual([]);
  });
});
