import { describe, expect, it } from 'vitest';
import { makeAnalyticsTracker } from '#application/analytics/analyticsTracker.ts';
import { makeConsentedAnalytics } from '#application/analytics/consentedAnalytics.ts';
import { noConsent } from '#domain/consent/consent.ts';
import { makeDeferredTestApp } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const visitor = { profileId: null, email: null, referenceSource: null, accountType: null };
const performance = { ...noConsent, performance: true };
const both = { ...performance, marketing: true };

describe('a consent that changes while a screen is shown', () => {
  it('sends the screen to each recipient once, when it is added, and the identity with each consent', () => {
    const { ports, recordedCalls } = makeDeferredTestApp();
    const { setConsent, onScreenShown } = makeConsentedAnalytics(ports, context, makeAnalyticsTracker(ports, context));
    setConsent(performance, false);
    onScreenShown('login', visitor);
    const sent = () => recordedCalls().map(({ call, payload }) => [call, payload['marketing'] ?? null]);
    setConsent(both, false);
    const once = [
      ['identify', false],
      ['page', null],
      ['identify', true],
      ['dataLayer', null],
    ];
    expect(sent()).toEqual(once);
    setConsent(both, false);
    setConsent(performance, false);
    expect(sent()).toEqual([...once, ['identify', false]]);
  });
});
