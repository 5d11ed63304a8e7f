import { describe, expect, it } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { answerOf, makeTwoFactorTestApp } from './twoFactorTestApp.ts';

describe('a sign-in after somebody who stopped at two-factor', () => {
  it('knows no number and sent no code, so that no two-factor screen shows those of the other person', async () => {
    const { signIn, twoFactor, useCases } = await makeTwoFactorTestApp('sms2fa');
    expect(await signIn()).toBe('/2fa/phone-validation');
    expect(answerOf(await useCases.twoFactor.sendCode('sms')())).toBe('/2fa/verify-number');
    const next = { email: 'linked@sandbox.test', password: seedPassword };
    expect(answerOf(await useCases.signIn.submit(next)())).toBe('/signin/account-selection');
    expect(twoFactor()).toMatchObject({ phone: { _tag: 'Absent' }, profileNumber: null, sendAttempts: 0 });
    expect(await useCases.runGuards({ to: '/2fa/verify-number', query: '', scheme: 'https:' })()).not.toBeNull();
  });
});
