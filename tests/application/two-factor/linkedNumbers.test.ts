import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { LinkedDraft } from '#infrastructure/sandbox/engine/account.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { byPhone, code, proofOf, requestContext } from '#tests/support/people.ts';
import { makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const linked = (mobilePhone: string): LinkedDraft => ({
  name: mobilePhone,
  accountType: 'Personal',
  mobileNumber: { mobilePrefix: '44', mobilePhone },
});
const owner = { password: seedPassword, accountType: 'Personal', twoFactor: 'Required' } as const;

describe('the numbers of linked accounts', () => {
  it('uses the only one: looks it up, stores its profile, and offers its channels', async () => {
    const app = await makeTwoFactorTestApp('onelinked2fa');
    expect(await app.signIn()).toBe('/2fa/phone-validation');
    expect(app.calls()).toContainEqual({ call: 'lookUpPhone', number: '+447700900108' });
    expect(app.twoFactor()).toMatchObject({
      profileId: app.session().person.linkedAccounts[0]?.profileId,
      phone: { _tag: 'Checked', number: '+447700900108', type: 'Mobile', landline: false },
      linkedNumbers: [],
    });
  });

  it('does not use the only one if its lookup is invalid, and asks for a number', async () => {
    const app = await makeTwoFactorTestApp('onelinked2fa', () => ({
      lookUpPhone: () => TE.right({ _tag: 'Invalid', type: 'Voip' }),
    }));
    expect(await app.signIn()).toBe('/2fa/add-number');
    expect(app.twoFactor()).toMatchObject({ profileId: null, phone: { _tag: 'Absent' } });
  });

  it('does not read them if a number is set up already', async () => {
    const app = await makeTwoFactorTestApp('inforce2fa');
    const phone = '+447700900160';
    app.engine.createAccount({ ...owner, email: 'inforce2fa@sandbox.test', phone, linked: [linked('7700900161')] });
    expect(await app.signIn()).toBe('/2fa/phone-validation');
    expect(app.twoFactor()).toMatchObject({ profileId: null, phone: { number: phone } });
  });

  it('asks which of several to use, looks up only the chosen one, and keeps it over a reload', async () => {
    const app = await makeTwoFactorTestApp('choose2fa');
    expect(await app.signIn()).toBe('/2fa/choose-number');
    await app.reopen('/2fa/choose-number');
    expect(app.twoFactor()).toMatchObject({ profileId: null, phone: { _tag: 'Absent' } });
    expect(app.calls().some(({ call }) => call === 'lookUpPhone')).toBe(false);
    const profileId = app.twoFactor().linkedNumbers[1]?.profileId;
    expect(await app.chooseNumber(1)).toBe('/2fa/phone-validation');
    expect(app.calls().at(-1)).toEqual({ call: 'lookUpPhone', number: '+447700900106' });
    const chosen = { profileId, phone: { _tag: 'Checked', number: '+447700900106' }, newNumber: 'None' };
    expect(app.twoFactor()).toMatchObject(chosen);
    expect(app.useCases.twoFactor.phones.shown(app.twoFactor())).toEqual({ text: '+44 7700 900106', tail: null });
    await app.reopen('/2fa/phone-validation');
    expect(app.twoFactor()).toMatchObject(chosen);
  });

  it('stores the accounts and asks for a number if none has one', async () => {
    const app = await makeTwoFactorTestApp('nolinked2fa');
    expect(await app.signIn()).toBe('/2fa/add-number');
    expect(app.session().person.linkedAccounts.map(({ name }) => name)).toEqual(['No Linked', 'No Linked Ltd']);
    expect(app.twoFactor().linkedNumbers).toEqual([]);
  });
});

describe('the profile of a linked number', () => {
  /** A sign-in that is refused until the second factor is done, in a tab that has chosen a number of the linked accounts. */
  const chooseAfterRefusal = async (): Promise<TwoFactorTestApp> => {
    const app = await makeTwoFactorTestApp('moved2fa');
    app.engine.createAccount({
      ...owner,
      email: 'moved2fa@sandbox.test',
      twoFactorStatus: 'SetupRequired',
      linked: [linked('7700900171'), linked('7700900172')],
    });
    await app.signIn();
    app.breaks('signIn', { _tag: 'TwoFactorIncomplete' });
    expect(await app.signIn()).toBe('/2fa/choose-number');
    expect(app.twoFactor().requirement).toBe('BySignIn');
    expect(await app.chooseNumber(1)).toBe('/2fa/phone-validation');
    return app;
  };
  const proofSent = async (app: TwoFactorTestApp): Promise<unknown> => {
    expect(await app.sendCode()).toBe('/2fa/verify-number');
    await app.verify({ password: seedPassword });
    return app.calls().find(({ call }) => call === 'signInWithTwoFactor');
  };

  it('is sent with the sign-in that proves the number, and not with another number that is typed instead', async () => {
    const [app, other] = [await chooseAfterRefusal(), await chooseAfterRefusal()];
    const profileId = app.session().person.linkedAccounts[1]?.profileId;
    expect(await proofSent(app)).toMatchObject({ proof: { number: '+447700900172', profileId } });
    await other.enterNumber('07700 900173');
    expect(await proofSent(other)).toMatchObject({ proof: { number: '+447700900173', profileId: null } });
  });

  it('is forgotten with its number if the account has a number of its own by now', async () => {
    const app = await chooseAfterRefusal();
    const { identity } = app.ports;
    await identity.requestTwoFactor(byPhone('+447700900174'), requestContext)();
    await identity.verifyTwoFactor(proofOf(code(app.newest()), '+447700900174'), requestContext)();
    await app.reopen('/2fa/phone-validation');
    expect(await proofSent(app)).toMatchObject({ proof: { number: '+447700900174', profileId: null } });
  });
});
