import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeAnalyticsTracker } from '#application/analytics/analyticsTracker.ts';
import { noConsent } from '#domain/consent/consent.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { flushPromises, makeDeferredTestApp } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const visitor = { profileId: null, email: null, referenceSource: null, accountType: null };

describe('analyticsTracker', () => {
  it('logs a failed call by its kind', async () => {
    const blocked = () => TE.left(normaliseError('blocked'));
    const { ports, lines } = makeDeferredTestApp({
      ports: {
        analytics: {
          identify: blocked,
          track: blocked,
          trackUnbatched: blocked,
          trackAnonymously: blocked,
          page: blocked,
          reset: async () => undefined,
          stop: async () => undefined,
        },
      },
    });
    const { identify, track, trackAnonymously, page } = makeAnalyticsTracker(ports, context);
    identify(visitor, noConsent);
    track({ name: 'Signed In' }, visitor);
    trackAnonymously({ name: 'Consent State Change', ...noConsent });
    page('login', visitor);
    await flushPromises();
    expect(lines()).toEqual(['identify', 'track', 'track', 'page'].map((kind) => `Analytics ${kind} failed`));
  });
});
