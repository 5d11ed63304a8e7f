import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routes, type TwoFactorPath } from '#domain/navigation/routes.ts';
import { isTwoFactorPath } from '#domain/navigation/twoFactorEntrance.ts';
import { noTwoFactor, type Phone, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { fitsTwoFactor, owesEmailCode, twoFactorScreen } from '#domain/two-factor/twoFactorScreen.ts';
import { twoFactor } from '#tests/arbitraries/twoFactor.ts';

const paths = (Object.keys(routes) as ReadonlyArray<keyof typeof routes>).filter(isTwoFactorPath);
const path: fc.Arbitrary<TwoFactorPath> = fc.constantFrom(...paths);
const checked: Phone = { _tag: 'Checked', number: '+447700900123', landline: false };
const setUp: Partial<TwoFactor> = { status: 'SetupRequired' };

describe('the screens of two-factor', () => {
  it('always have one that fits, so that nobody is sent in a circle', () => {
    fc.assert(
      fc.property(twoFactor, (state) => {
        expect(fitsTwoFactor(twoFactorScreen(state), state)).toBe(true);
      }),
    );
  });

  it('are all closed but one where two-factor is locked or cannot be set up', () => {
    fc.assert(
      fc.property(twoFactor, path, fc.constantFrom('Locked', 'SetupDisabled'), (state, to, status) => {
        const closed: TwoFactor = { ...state, status, given: 'No' };
        expect(fitsTwoFactor(to, closed)).toBe(to === '/2fa/locked');
      }),
    );
  });

  it('ask for a code only once one was sent to where it can still go', () => {
    fc.assert(
      fc.property(twoFactor, (state) => {
        const waiting = state.sendAttempts > 0 && (state.phone._tag === 'Checked' || state.channel === 'email');
        fc.pre(state.given === 'No' && !waiting);
        expect(fitsTwoFactor('/2fa/verify-number', state)).toBe(false);
      }),
    );
  });

  it('offer to send a code only to a number that was found valid', () => {
    fc.assert(
      fc.property(twoFactor, (state) => {
        fc.pre(fitsTwoFactor('/2fa/phone-validation', state));
        expect(state.phone._tag).toBe('Checked');
      }),
    );
  });

  it('stay on the code once it was taken', () => {
    fc.assert(
      fc.property(twoFactor, path, (state, to) => {
        expect(fitsTwoFactor(to, { ...state, given: 'Yes' })).toBe(to === '/2fa/verify-number');
      }),
    );
  });

  it.each<readonly [TwoFactorPath, Partial<TwoFactor>, boolean]>([
    ['/2fa/add-number', { ...setUp, phone: checked }, true],
    ['/2fa/add-number', { required: true, phone: checked }, false],
    ['/2fa/add-number', { required: false, phone: checked }, true],
    ['/2fa/add-number', { required: false, phone: checked, profileNumber: '+447700900123' }, false],
    ['/2fa/phone-validation', { phone: checked, changingNumber: true }, false],
    ['/2fa/phone-validation', { phone: checked, changingNumber: true, numberTyped: true }, true],
    ['/2fa/verify-number', { phone: checked, changingNumber: true, sendAttempts: 1 }, false],
    ['/2fa/verify-number', { phone: checked, changingNumber: true, numberTyped: true, sendAttempts: 1 }, true],
    ['/2fa/review-number', { ...setUp, phone: checked }, true],
    ['/2fa/review-number', { phone: checked }, false],
    ['/2fa/change-number', { phone: checked }, true],
    ['/2fa/change-number', { required: true }, false],
    ['/2fa/locked', { phone: checked }, false],
  ])('%s with %o fits: %s', (to, state, fits) => {
    expect(fitsTwoFactor(to, { ...noTwoFactor, ...state })).toBe(fits);
  });
});

describe('the email default', () => {
  it('holds only where two-factor is owed, set up, and without a number', () => {
    fc.assert(
      fc.property(twoFactor, (state) => {
        if (!owesEmailCode(state)) return;
        expect(state).toMatchObject({ required: true, status: 'Enrolled', phone: { _tag: 'Absent' } });
      }),
    );
  });

  it('is met by a code that was sent already', () => {
    const owed: TwoFactor = { ...noTwoFactor, required: true };
    expect(owesEmailCode(owed)).toBe(true);
    expect(owesEmailCode({ ...owed, channel: 'email', sendAttempts: 1 })).toBe(false);
    expect(twoFactorScreen({ ...owed, channel: 'email', sendAttempts: 1 })).toBe('/2fa/verify-number');
  });
});
