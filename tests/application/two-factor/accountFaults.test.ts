import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { accountScreens } from '#tests/application/code/codeFlowFixtures.ts';
import { makeTwoFactorTestApp } from './twoFactorTestApp.ts';

/** The calls at the entry. The code by email is sent after the status was read. */
const entryCalls = [
  ['sms2fa', 'profile'],
  ['sms2fa', 'lookUpPhone'],
  ['onelinked2fa', 'lookUpPhone'],
  ['sms2fa', 'requestTwoFactor'],
  ['email2fa', 'requestTwoFactor', null],
] as const;

describe('a fault of the account at the entry of two-factor', () => {
  it.each(accountScreens)('(%s) leads to %s from sign-in and from a reload', async (_tag, to) => {
    for (const [name, call, ...before] of entryCalls) {
      const app = await makeTwoFactorTestApp(name);
      app.breaks(call, ...before, { _tag });
      expect([name, call, await app.signIn()]).toEqual([name, call, to]);
    }
    for (const call of ['tokens', 'profile', 'lookUpPhone', 'requestTwoFactor'] as const) {
      const app = await makeTwoFactorTestApp('sms2fa');
      await app.signIn();
      app.breaks(call, { _tag });
      expect([call, await app.reopen('/2fa/phone-validation')]).toEqual([call, to]);
    }
  });

  it('sends the code that the account waits for', async () => {
    const app = await makeTwoFactorTestApp('sms2fa');
    app.breaks('profile', { _tag: 'EmailUnconfirmed' });
    await app.signIn();
    expect(app.made('resendSignUpCode')).toBe(1);
  });
});

describe('a fault of the account', () => {
  it.each(accountScreens)('(%s) leads from a first and from a new code to %s', async (_tag, to) => {
    const app = await makeTwoFactorTestApp('sms2fa');
    await app.signIn();
    await app.sendCode();
    app.advance(30_000);
    app.breaks('requestTwoFactor', { _tag });
    expect(await app.useCases.twoFactor.resendCode()()).toEqual(E.right(toRoute(to)));
    app.breaks('requestTwoFactor', { _tag });
    expect(await app.sendCode('call')).toBe(to);
  });
});
