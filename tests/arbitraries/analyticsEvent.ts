import fc from 'fast-check';
import type { AnalyticsEvent, FailureName, FormName } from '#domain/analytics/events.ts';
import { platforms } from '#domain/platform/platform.ts';
import { consent } from './consent.ts';
import { channel } from './twoFactor.ts';

type Named = { readonly [Name in AnalyticsEvent['name']]: fc.Arbitrary<AnalyticsEvent & { readonly name: Name }> };

const named = <Name extends string>(name: Name): fc.Arbitrary<{ readonly name: Name }> => fc.constant({ name });

/** The events of each name. */
const byName: Named = {
  'Failure Shown': fc.record({
    name: fc.constant('Failure Shown'),
    failure: fc.constantFrom<FailureName>('account locked', 'login failed', '2FA failure'),
  }),
  'Form Submitted': fc.record({
    name: fc.constant('Form Submitted'),
    form: fc.constantFrom<FormName>('sign in', 'sign up', '2FA code'),
  }),
  'Code Sent': fc.record({ name: fc.constant('Code Sent'), channel }),
  'Two Factor Completed': fc.record({ name: fc.constant('Two Factor Completed'), channel }),
  'Signed In': named('Signed In'),
  'Signed Up': named('Signed Up'),
  'Password Reset': named('Password Reset'),
  'Password Changed': named('Password Changed'),
  'Account Selected': fc.record({ name: fc.constant('Account Selected'), accounts: fc.nat(500) }),
  Redirected: fc.record({ name: fc.constant('Redirected'), platform: fc.option(fc.constantFrom(...platforms)) }),
  'Consent State Change': consent.map((flags) => ({ name: 'Consent State Change', ...flags })),
};

/** The names of all events. */
export const eventNames: ReadonlyArray<string> = Object.keys(byName);

/** Any event of the catalogue. */
export const analyticsEvent: fc.Arbitrary<AnalyticsEvent> = fc.oneof(...Object.values(byName));
