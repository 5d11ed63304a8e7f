import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { openOwing } from './owing.ts';

describe('the numbers of linked accounts', () => {
  it('lets the only one pick itself: looked up, kept as its owner’s, and channels offered for it', async () => {
    const { signIn, asked, twoFactor, useCases } = await openOwing('onelinked2fa');
    expect(await signIn()).toBe('/2fa/phone-validation');
    expect(asked()).toContainEqual({ call: 'lookUpPhone', number: '+447700900108' });
    const [owner] = useCases.session.get().linkedAccounts;
    expect(twoFactor()).toMatchObject({
      profileId: owner?.profileId,
      phone: { _tag: 'Checked', number: '+447700900108', landline: false },
      linkedNumbers: [],
    });
  });

  it('keeps the only one out where its lookup says it is not valid, and asks for a number', async () => {
    const { signIn, twoFactor } = await openOwing('onelinked2fa', () => ({
      lookUpPhone: () => TE.right({ _tag: 'Invalid', type: 'Voip' }),
    }));
    expect(await signIn()).toBe('/2fa/add-number');
    expect(twoFactor()).toMatchObject({ profileId: null, phone: { _tag: 'Absent' } });
  });

  it('leaves the linked ones alone where a number is in force already', async () => {
    const visit = await openOwing('inforce2fa');
    visit.engine.createAccount({
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
    expect(await visit.signIn()).toBe('/2fa/phone-validation');
    expect(visit.twoFactor()).toMatchObject({ profileId: null, phone: { number: '+447700900160' } });
  });

  it('asks which of several, looks up none before it is chosen, and then that one', async () => {
    const { signIn, asked, twoFactor, useCases } = await openOwing('choose2fa');
    expect(await signIn()).toBe('/2fa/choose-number');
    expect(asked().some(({ call }) => call === 'lookUpPhone')).toBe(false);
    const second = twoFactor().linkedNumbers[1];
    expect(E.isRight(await useCases.chooseNumber(second?.profileId ?? '')())).toBe(true);
    expect(asked().at(-1)).toEqual({ call: 'lookUpPhone', number: '+447700900106' });
    expect(twoFactor()).toMatchObject({ profileId: second?.profileId, phone: { _tag: 'Checked' } });
  });

  it('stores the accounts and asks for a number where none has one', async () => {
    const { signIn, useCases, twoFactor } = await openOwing('nolinked2fa');
    expect(await signIn()).toBe('/2fa/add-number');
    expect(useCases.session.get().linkedAccounts.map(({ name }) => name)).toEqual(['No Linked', 'No Linked Ltd']);
    expect(twoFactor().linkedNumbers).toEqual([]);
  });
});
