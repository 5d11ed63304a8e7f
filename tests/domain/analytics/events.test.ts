import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AnalyticsEvent, FailureName } from '#domain/analytics/events.ts';
import { failureName } from '#domain/analytics/pageEvents.ts';
import { analyticsEvent } from '#tests/arbitraries/analyticsEvent.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';
import { routePaths } from '#tests/arbitraries/routePath.ts';

type ValuesOf<Event> = Event extends unknown ? Event[keyof Event] : never;

const names = [
  'Failure Shown',
  'Form Submitted',
  'Code Sent',
  'Signed In',
  'Signed Up',
  'Password Reset',
  'Password Changed',
  'Two Factor Completed',
  'Account Selected',
  'Redirected',
  'Web Vital',
  'Consent State Change',
] as const;

const failures = [
  'account locked',
  'something went wrong',
  'login failed',
  'invalid or expired email verification code',
  'email already in use',
  '2FA failure',
  'change password failed',
  'non-supported phone number type',
] as const;

describe('the catalogue of events', () => {
  it('has exactly these names, and the generator makes each of them', () => {
    expectTypeOf<AnalyticsEvent['name']>().toEqualTypeOf<(typeof names)[number]>();
    const made = fc.sample(analyticsEvent, 2000).map(({ name }) => name);
    expect([...new Set(made)].toSorted()).toEqual(names.toSorted());
  });

  it('has exactly these failures, and some fault on some screen leads to each of them', () => {
    expectTypeOf<FailureName>().toEqualTypeOf<(typeof failures)[number]>();
    const faults = [...fc.sample(identityFault, 1000), { _tag: 'NumberRefused' }];
    const named = routePaths.flatMap((path) => faults.map((fault) => failureName(fault, path)));
    expect([...new Set(named)].filter((name) => name !== null).toSorted()).toEqual(failures.toSorted());
  });

  it('has no free text and no nested data', () => {
    expectTypeOf<Extract<ValuesOf<AnalyticsEvent>, object>>().toEqualTypeOf<never>();
    expectTypeOf<string extends ValuesOf<AnalyticsEvent> ? 'free text' : 'none'>().toEqualTypeOf<'none'>();
    fc.assert(
      fc.property(analyticsEvent, (event) => {
        const values: readonly unknown[] = Object.values(event);
        expect(values.filter((value) => typeof value === 'object' && value !== null)).toEqual([]);
      }),
    );
  });
});
