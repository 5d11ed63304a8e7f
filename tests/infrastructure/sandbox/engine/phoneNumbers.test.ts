import { describe, expect, it } from 'vitest';
import { e164, findPhone } from '#infrastructure/sandbox/engine/phoneNumbers.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { exampleNumbers, nationalSpellings } from '#tests/arbitraries/exampleNumber.ts';
import { bodyOf, by, login, makeEngineFixture, otherCode, refusalCode } from './engineFixture.ts';

describe('a number in the sandbox', () => {
  it('is the same of every country, with its calling code in any notation', () => {
    const misread = exampleNumbers.filter((one) => {
      const spellings = [one.number, one.formatInternational(), one.number.slice(1), `00${one.number.slice(1)}`];
      return spellings.some((spelling) => e164(spelling) !== one.number) || !findPhone(one.number).supported;
    });
    expect(misread.map(({ number }) => number)).toEqual([]);
  });

  it.each(exampleNumbers)('of a linked account of $country is known however the account spells it', async (one) => {
    const { engine, browser, newestCode } = makeEngineFixture();
    const linked = nationalSpellings(one).map((mobilePhone) => ({
      name: mobilePhone,
      accountType: 'Personal' as const,
      mobileNumber: { mobilePrefix: one.countryCallingCode, mobilePhone },
    }));
    const scenario = { twoFactor: 'BeforeSignIn', twoFactorStatus: 'SetupRequired', linked } as const;
    const email = 'abroad@sandbox.test';
    engine.createAccount({ email, password: seedPassword, accountType: 'Personal', ...scenario });
    const tab = browser();
    await tab.send(engine.weblogin(login('abroad'), tab.clientContext()));
    bodyOf(await engine.send2FA(by('sms', one.number), tab.clientContext())());
    const profiles = engine.accounts().flatMap((account) => (account.email === email ? account.linked : []));
    const code = newestCode(one.number);
    const answers = await Promise.all(
      profiles.map(({ profileId }) => {
        const proof = { twoFAProfileId: profileId, verifyCode: otherCode(code) };
        return engine.weblogin(login('abroad', proof), tab.clientContext())();
      }),
    );
    expect(answers.map(refusalCode)).toEqual(profiles.map(() => 'CodeMismatchException'));
  });

  it.each(['', '+', 'see below', '07700900123', '+4477009', '+999123456789'])('is none in %j', (text) => {
    expect(e164(text)).toBeNull();
  });
});
