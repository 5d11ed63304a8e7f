import fc from 'fast-check';
import type { AnalyticsEvent, FailureName, FormName, GrantEvent } from '#domain/analytics/events.ts';
import { platforms } from '#domain/platform/platform.ts';
import { consent } from './consent.ts';
import { channel } from './twoFactor.ts';

/** Any event of the catalogue. */
export const analyticsEvent: fc.Arbitrary<AnalyticsEvent> = fc.oneof(
  fc.record({
    name: fc.constant('Failure Shown' as const),
    failure: fc.constantFrom<FailureName>('account locked', 'login failed', '2FA failure'),
  }),
  fc.record({
    name: fc.constant('Form Submitted' as const),
    form: fc.constantFrom<FormName>('sign in', 'sign up', '2FA code'),
  }),
  fc.record({ name: fc.constantFrom('Code Sent' as const, 'Two Factor Completed' as const), channel }),
  fc.record({
    name: fc.constantFrom<GrantEvent>('Signed In', 'Signed Up', 'Password Reset', 'Password Changed'),
  }),
  fc.record({ name: fc.constant('Account Selected' as const), accounts: fc.nat(500) }),
  fc.record({ name: fc.constant('Redirected' as const), platform: fc.option(fc.constantFrom(...platforms)) }),
  fc.record({
    name: fc.constant('Web Vital' as const),
    vital: fc.constantFrom('LCP', 'INP', 'CLS'),
    value: fc.double({ min: 0, max: 60_000, noNaN: true }),
    rating: fc.constantFrom('good', 'needs-improvement', 'poor'),
  }),
  consent.map((flags): AnalyticsEvent => ({ name: 'Consent State Change', ...flags })),
);
