import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTwoFactorTestApp } from './twoFactorTestApp.ts';

describe('the numbers of linked accounts', () => {
  it('uses the only one: looks it up, stores its profile, and offers its channels', async () => {
    const { signIn, calls: asked, twoFactor, useCases } = await makeTwoFactorTestApp('onelinked2fa');
    expect(await signIn()).toBe('/2fa/phone-validation');
    expect(asked()).toContainEqual({ call: 'lookUpPhone', number: '+447700900108' });
    const [owner] = useCases.session.get().person.linkedAccounts;
    expect(twoFactor()).toMatchObject({
      profileId: owner?.profileId,
      phone: { _tag: 'Checked', number: '+447700900108', landline: false },
      linkedNumbers: [],
    });
  });

  it('does not use the only one if its lookup is invalid, and asks for a number', async () => {
    const { signIn, twoFactor } = await makeTwoFactorTestApp('onelinked2fa', () => ({
      lookUpPhone: () => TE.right({ _tag: 'Invalid', type: 'Voip' }),
    }));
    expect(await signIn()).toBe('/2fa/add-number');
    expect(twoFactor()).toMatchObject({ profileId: null, phone: { _tag: 'Absent' } });
  });

  it('does not read them if a number is set up already', async () => {
    const app = await makeTwoFactorTestApp('inforce2fa');
    app.engine.createAccount({
      email: 'inforce2fa@sandbox.test',
      password: seedPassword,
      accountType: 'Personal',
      twoFactor: 'Required',
      phone: '+447700900160',
      linked: [
        {
          name: 'In Force',
          accountType: 'Personal',
          mobileNumber: { mobilePrefix: '44', mobilePhone: '7700900161' },
        },
      ],
    });
    expect(await app.signIn()).toBe('/2fa/phone-validation');
    expect(app.twoFactor()).toMatchObject({ profileId: null, phone: { number: '+447700900160' } });
  });

  it('asks which of several to use, and looks up only the chosen one', async () => {
    const { signIn, calls: asked, twoFactor, useCases } = await makeTwoFactorTestApp('choose2fa');
    expect(await signIn()).toBe('/2fa/choose-number');
    expect(asked().some(({ call }) => call === 'lookUpPhone')).toBe(false);
    const second = twoFactor().linkedNumbers[1];
    expect(E.isRight(await useCases.twoFactor.chooseNumber(second?.profileId ?? '')())).toBe(true);
    expect(asked().at(-1)).toEqual({ call: 'lookUpPhone', number: '+447700900106' });
    expect(twoFactor()).toMatchObject({ profileId: second?.profileId, phone: { _tag: 'Checked' } });
    expect(useCases.twoFactor.phones.shown(twoFactor())).toEqual({ text: '+44 7700 900106', tail: null });
  });

  it('stores the accounts and asks for a number if none has one', async () => {
    const { signIn, useCases, twoFactor } = await makeTwoFactorTestApp('nolinked2fa');
    expect(await signIn()).toBe('/2fa/add-number');
    expect(useCases.session.get().person.linkedAccounts.map(({ name }) => name)).toEqual([
      'No Linked',
      'No Linked Ltd',
    ]);
    expect(twoFactor().linkedNumbers).toEqual([]);
  });
});
