import { describe, expect, it } from 'vitest';
import { makeAnalyticsTracker, type AnalyticsTracker } from '#application/analytics/analyticsTracker.ts';
import * as E from 'fp-ts/Either';
import { makeDeferredTestApp, type DeferredTestApp } from '#tests/application/support/deferredTestApp.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { context } from '#tests/arbitraries/navigationRequest.ts';

const watch = 'https://app.logrocket.test/account/front/s/1';
const visitor = {
  profileId: unsafeNominal<'ProfileId'>('p-1'),
  email: unsafeNominal<'Email'>('ada@example.test'),
  referenceSource: null,
};
const consent = { performance: true, marketing: false, compliance: false };

const open = (url: () => string | null): AnalyticsTracker & Pick<DeferredTestApp, 'recordedCalls'> => {
  const recorder = { start: async () => E.right(undefined), stop: () => undefined, url };
  const { ports, recordedCalls } = makeDeferredTestApp({ ports: { recorder } });
  return { ...makeAnalyticsTracker(ports, context), recordedCalls };
};

const urls = (recordedCalls: ReturnType<DeferredTestApp['recordedCalls']>) =>
  recordedCalls.map(({ payload }) => payload['recordingUrl'] ?? null);

describe('analyticsTracker', () => {
  it('sends the address of the recording with every event and screen', () => {
    let url: string | null = null;
    const { track, page, recordedCalls } = open(() => url);
    page('login');
    url = `${watch}?token=secret#t`;
    track({ name: 'Signed In', accountType: null }, visitor);
    page('continue-as');
    expect(urls(recordedCalls())).toEqual([null, watch, watch]);
  });

  it('sends web vitals at once, because the page unloads', () => {
    const { track, recordedCalls } = open(() => null);
    track({ name: 'Web Vital', vital: 'CLS', value: 0, rating: 'good' }, visitor);
    track({ name: 'Password Reset' }, visitor);
    expect(recordedCalls().map(({ call, name }) => [call, name])).toEqual([
      ['trackUnbatched', 'Web Vital'],
      ['track', 'Password Reset'],
    ]);
  });

  it('sends no address of the recording with anonymous events', () => {
    const { trackAnonymously, recordedCalls } = open(() => watch);
    trackAnonymously({ name: 'Consent State Change', ...consent });
    expect(recordedCalls().map(({ payload }) => payload)).toEqual([{ ...consent, brand: 'xe' }]);
  });

  it('identifies the visitor once, and again only after a change', () => {
    const { identify, recordedCalls } = open(() => null);
    identify({ ...visitor, profileId: null }, consent);
    identify(visitor, consent);
    identify(visitor, consent);
    identify(visitor, { ...consent, marketing: true });
    expect(recordedCalls().map(({ call, payload }) => [call, payload['email'], payload['marketing']])).toEqual([
      ['identify', 'ada@example.test', false],
      ['identify', 'ada@example.test', false],
      ['identify', 'ada@example.test', true],
    ]);
  });
});
