import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AnalyticsEvent, FailureName } from '#domain/analytics/events.ts';
import { failureName } from '#domain/analytics/pageEvents.ts';
import { analyticsEvent, eventNames } from '#tests/arbitraries/analyticsEvent.ts';
import { identityFault } from '#tests/arbitraries/identityFault.ts';
import { routePaths } from '#tests/arbitraries/routePath.ts';

type ValuesOf<Event> = Event extends unknown ? Event[keyof Event] : never;

/** The events of the specification (3.14). The catalogue may have more. */
const names: ReadonlyArray<AnalyticsEvent['name']> = [
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
  'Consent State Change',
];

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
  it('has at least these names, and the generator makes each event', () => {
    expect(eventNames).toEqual(expect.arrayContaining([...names]));
    const made = fc.sample(analyticsEvent, 2000).map(({ name }) => name);
    expect([...new Set(made)].toSorted()).toEqual(eventNames.toSorted());
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
