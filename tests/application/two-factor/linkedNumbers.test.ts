import { describe, expect, it } from 'vitest';
import type { AccountDraft } from '#infrastructure/sandbox/engine/account.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { byPhone, code, proofOf, requestContext } from '#tests/support/people.ts';
import { makeTwoFactorTestApp, proofsOf, type TwoFactorTestApp } from './twoFactorTestApp.ts';

/** A person whose second factor is required, with these numbers of linked accounts. */
const openWith = async (draft: Partial<AccountDraft>, ...numbers: ReadonlyArray<string>): Promise<TwoFactorTestApp> => {
  const app = await makeTwoFactorTestApp('links');
  const accountType = 'Personal';
  const owner = { email: 'links@sandbox.test', password: seedPassword, accountType, twoFactor: 'Required' } as const;
  const mobile = (mobilePhone: string) => ({ mobilePrefix: '44', mobilePhone });
  app.engine.createAccount({
    ...owner,
    ...draft,
    linked: numbers.map((name) => ({ name, accountType, mobileNumber: mobile(name) })),
  });
  return app;
};

describe('the numbers of linked accounts', () => {
  it('uses the only one: looks it up, stores its profile, and offers its channels', async () => {
    const app = await makeTwoFactorTestApp('onelinked2fa');
    expect(await app.signIn()).toBe('/2fa/phone-validation');
    expect(app.twoFactor()).toMatchObject({
      profileId: app.session().person.linkedAccounts[0]?.profileId,
      phone: { _tag: 'Checked', number: '+447700900108', type: 'Mobile', landline: false },
      linkedNumbers: [],
    });
  });

  it('does not read them if a number is set up already', async () => {
    const phone = '+447700900160';
    const app = await openWith({ phone }, '7700900161');
    expect(await app.signIn()).toBe('/2fa/phone-validation');
    expect(app.twoFactor()).toMatchObject({ profileId: null, phone: { number: phone } });
  });

  it('asks which of several to use, looks up only the chosen one, and keeps it over a reload', async () => {
    const app = await makeTwoFactorTestApp('choose2fa');
    expect(await app.signIn()).toBe('/2fa/choose-number');
    await app.reopen('/2fa/choose-number');
    expect(app.made('lookUpPhone')).toBe(0);
    const profileId = app.twoFactor().linkedNumbers[1]?.profileId;
    expect(await app.chooseNumber(1)).toBe('/2fa/phone-validation');
    const chosen = { profileId, phone: { _tag: 'Checked', number: '+447700900106' }, newNumber: 'None' };
    expect(app.twoFactor()).toMatchObject(chosen);
    await app.reopen('/2fa/phone-validation');
    expect(app.twoFactor()).toMatchObject(chosen);
  });
});

describe('the profile of a linked number', () => {
  /** A sign-in that is refused until the second factor is done, in a tab that has chosen a number of the linked accounts. */
  const chooseAfterRefusal = async (): Promise<TwoFactorTestApp> => {
    const app = await openWith({ twoFactorStatus: 'SetupRequired' }, '7700900171', '7700900172');
    await app.signIn();
    app.breaks('signIn', { _tag: 'TwoFactorIncomplete' });
    await app.signIn();
    expect(app.twoFactor().requirement).toBe('BySignIn');
    await app.chooseNumber(1);
    return app;
  };
  const proofSent = async (app: TwoFactorTestApp): Promise<unknown> => {
    await app.sendCode();
    await app.verify({ password: seedPassword });
    return proofsOf(app).at(-1);
  };

  it('is sent with the sign-in that proves the number, and not with another number that is typed instead', async () => {
    const [app, other] = [await chooseAfterRefusal(), await chooseAfterRefusal()];
    const profileId = app.session().person.linkedAccounts[1]?.profileId;
    expect(await proofSent(app)).toMatchObject({ number: '+447700900172', profileId });
    expect(app.made('signInWithTwoFactor')).toBe(1);
    await other.enterNumber('07700 900173');
    expect(await proofSent(other)).toMatchObject({ number: '+447700900173', profileId: null });
  });

  it('is forgotten with its number if the account has a number of its own by now', async () => {
    const app = await chooseAfterRefusal();
    const { identity } = app.ports;
    await identity.requestTwoFactor(byPhone('+447700900174'), requestContext)();
    await identity.verifyTwoFactor(proofOf(code(app.newest()), '+447700900174'), requestContext)();
    await app.reopen('/2fa/phone-validation');
    expect(await proofSent(app)).toMatchObject({ number: '+447700900174', profileId: null });
  });
});
