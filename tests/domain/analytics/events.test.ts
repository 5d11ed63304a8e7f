import { describe, expectTypeOf, it } from 'vitest';
import type { AnalyticsEvent, FailureName } from '#domain/analytics/events.ts';

type ValuesOf<Event> = Event extends unknown ? Event[keyof Event] : never;

// Because: these are tests of types, which the type check runs.
describe('the catalogue of events', () => {
  it('has exactly these names', () => {
    expectTypeOf<AnalyticsEvent['name']>().toEqualTypeOf<
      | 'Failure Shown'
      | 'Form Submitted'
      | 'Code Sent'
      | 'Signed In'
      | 'Signed Up'
      | 'Password Reset'
      | 'Password Changed'
      | 'Two Factor Completed'
      | 'Account Selected'
      | 'Redirected'
      | 'Web Vital'
      | 'Consent State Change'
    >();
  });

  it('has exactly these failures', () => {
    expectTypeOf<FailureName>().toEqualTypeOf<
      | 'account locked'
      | 'something went wrong'
      | 'login failed'
      | 'invalid or expired email verification code'
      | 'email already in use'
      | '2FA failure'
      | 'change password failed'
      | 'non-supported phone number type'
    >();
  });

  it('has no free text and no nested data', () => {
    expectTypeOf<Extract<ValuesOf<AnalyticsEvent>, object>>().toEqualTypeOf<never>();
    expectTypeOf<string extends ValuesOf<AnalyticsEvent> ? 'free text' : 'none'>().toEqualTypeOf<'none'>();
  });
});
