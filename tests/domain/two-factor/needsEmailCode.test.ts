import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noTwoFactor, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { needsEmailCode, twoFactorScreen } from '#domain/two-factor/twoFactorScreen.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { twoFactor } from '#tests/arbitraries/twoFactor.ts';

describe('needsEmailCode', () => {
  it('is true only where two-factor is required and enrolled without a number', () => {
    const conditions: ReadonlyArray<Partial<TwoFactor>> = [
      { requirement: 'InSession' },
      { status: 'Enrolled' },
      { phone: { _tag: 'Absent' } },
    ];
    reaches(8, (inCase) =>
      fc.property(twoFactor, fc.subarray([...conditions]), (other, met) => {
        const state = met.reduce<TwoFactor>((before, condition) => ({ ...before, ...condition }), other);
        fc.pre(inCase(needsEmailCode(state)));
        expect(state).toMatchObject({ status: 'Enrolled', phone: { _tag: 'Absent' } });
        expect(state.requirement).not.toBe('None');
      }),
    );
  });

  it('is false only after a code was sent by email', () => {
    const enrolled: TwoFactor = { ...noTwoFactor, requirement: 'InSession' };
    expect(needsEmailCode(enrolled)).toBe(true);
    expect(needsEmailCode({ ...enrolled, channel: 'email' })).toBe(true);
    expect(needsEmailCode({ ...enrolled, channel: 'sms', sendAttempts: 1 })).toBe(true);
    expect(needsEmailCode({ ...enrolled, channel: 'email', sendAttempts: 1 })).toBe(false);
    expect(twoFactorScreen({ ...enrolled, channel: 'email', sendAttempts: 1 })).toBe('/2fa/verify-number');
  });
});
