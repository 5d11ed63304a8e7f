import fc from 'fast-check';
import type { AnalyticsEvent, FailureName, FormName } from '#domain/analytics/events.ts';
import { platforms } from '#domain/platform/platform.ts';
import { consent } from './consent.ts';
import { channel } from './twoFactor.ts';

/** Any event of the catalogue. */
export const analyticsEvent: fc.Arbitrary<AnalyticsEvent> = fc.oneof(
  fc.record({
    name: fc.constant('Failure Shown'),
    failure: fc.constantFrom<FailureName>('account locked', 'login failed', '2FA failure'),
  }),
  fc.record({
    name: fc.constant('Form Submitted'),
    form: fc.constantFrom<FormName>('sign in', 'sign up', '2FA code'),
  }),
  fc.record({ name: fc.constantFrom('Code Sent', 'Two Factor Completed'), channel }),
  fc.record({ name: fc.constantFrom('Signed In', 'Signed Up', 'Password Reset', 'Password Changed') }),
  fc.record({ name: fc.constant('Account Selected'), accounts: fc.nat(500) }),
  fc.record({ name: fc.constant('Redirected'), platform: fc.option(fc.constantFrom(...platforms)) }),
  consent.map((flags) => ({ name: 'Consent State Change' as const, ...flags })),
);
