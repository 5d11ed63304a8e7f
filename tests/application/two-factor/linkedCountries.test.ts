import { describe, expect, it } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { exampleNumbers } from '#tests/arbitraries/exampleNumber.ts';
import { makeTwoFactorTestApp } from './twoFactorTestApp.ts';

const written = ['CI', 'IT', 'BJ', 'CG', 'GB', 'DE', 'RU', 'HU', 'AR', 'US', 'TK'].map((country) => {
  const number = exampleNumbers.find((one) => one.country === country);
  if (number === undefined) throw new Error(`There is no example number of ${country}.`);
  return [country, number.countryCallingCode, number.formatNational(), number.number] as const;
});

describe('the number of the only linked account', () => {
  it.each([...written, ['CI', '225', '0707123456', '+2250707123456'] as const])(
    'of %s, written as %s and %s, gets the code as %s, and proves its profile',
    async (...row) => {
      const [, mobilePrefix, mobilePhone, number] = row;
      const app = await makeTwoFactorTestApp('abroad2fa');
      app.engine.createAccount({
        email: 'abroad2fa@sandbox.test',
        password: seedPassword,
        accountType: 'Personal',
        twoFactor: 'Required',
        twoFactorStatus: 'SetupRequired',
        linked: [{ name: 'Abroad', accountType: 'Personal', mobileNumber: { mobilePrefix, mobilePhone } }],
      });
      const { useCases, calls } = app;
      expect(await app.signIn()).toBe('/2fa/phone-validation');
      expect(calls()).toContainEqual({ call: 'lookUpPhone', number });
      await useCases.twoFactor.sendCode('sms')();
      expect(app.engine.inbox(number)).toMatchObject([{ to: number }]);
      const typed = { code: app.newestCode(), password: null, rememberBrowser: false };
      expect(await useCases.twoFactor.verify(typed)()).toMatchObject({ _tag: 'Right' });
    },
  );
});
