import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeTwoFactorTestApp } from './twoFactorTestApp.ts';

/** A person at the form of the number, with the phone book loaded. */
const toNumber = async (name: string) => {
  const app = await makeTwoFactorTestApp(name);
  await app.signIn();
  await app.useCases.twoFactor.phones.open();
  return app;
};

describe('a number that is not complete', () => {
  it.each([
    ['', 'Missing'],
    ['07700', 'TooShort'],
    ['0770 0900 1510 0000 0000', 'TooLong'],
  ])('as %j is %s, and is not looked up', async (number, problem) => {
    const { useCases, calls } = await toNumber('setup2fa');
    const before = calls().length;
    const answer = await useCases.twoFactor.enterNumber({ country: 'GB', number })();
    expect(answer).toEqual(E.left({ _tag: 'NumberIncomplete', problem }));
    expect(calls()).toHaveLength(before);
  });
});

describe('a choice among the numbers of linked accounts', () => {
  it.each(['', 'no-profile'])('of %j is NothingChosen, and nothing is looked up', async (chosen) => {
    const { useCases, calls } = await toNumber('choose2fa');
    const before = calls().length;
    expect(await useCases.twoFactor.chooseNumber(chosen)()).toEqual(E.left({ _tag: 'NothingChosen' }));
    expect(calls()).toHaveLength(before);
  });
});
