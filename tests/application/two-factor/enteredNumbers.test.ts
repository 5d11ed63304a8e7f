import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { PhoneLookup } from '#application/ports/identityCalls.ts';
import { makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const typed = '07700 900151';
const number = '+447700900151';
const valid: PhoneLookup = { _tag: 'Valid', type: 'Mobile' };
const voip: PhoneLookup = { _tag: 'Invalid', type: 'Voip' };

/** A person at the form of the number, or at the choice of one, and what the lookups find: then a mobile number. */
const openForm = async (name: string, ...found: ReadonlyArray<PhoneLookup>): Promise<TwoFactorTestApp> => {
  const left = [...found];
  const app = await makeTwoFactorTestApp(name, () => ({
    lookUpPhone: () => () => TE.right(left.shift() ?? valid)(),
  }));
  await app.signIn();
  return app;
};

describe('a typed number', () => {
  it.each([
    ['', 'Missing'],
    ['+33 6 12 34 56 78', 'NotOffered'],
  ])('that cannot get a code, as %j is %s, and is not looked up', async (given, problem) => {
    const app = await openForm('setup2fa');
    const answer = await app.useCases.twoFactor.enterNumber({ country: 'GB', number: given, offered: ['GB'] })();
    expect(answer).toEqual(E.left({ _tag: 'NumberIncomplete', problem }));
    expect(app.made('lookUpPhone')).toBe(0);
  });

  it('is taken where any country of the form has its calling code', async () => {
    const app = await openForm('setup2fa');
    await app.useCases.twoFactor.enterNumber({ country: 'CA', number: '+1 876 555 0123', offered: ['CA'] })();
    expect(app.twoFactor().phone).toMatchObject({ number: '+18765550123' });
  });

  it.each<[PhoneLookup, string]>([
    [voip, 'NumberRefused'],
    [{ _tag: 'Failed', type: null, fault: { _tag: 'RateLimited', retryAfterMs: 5000 } }, 'RateLimited'],
  ])('whose lookup finds %o is marked invalid with its type and stays in the form', async (found, fault) => {
    const app = await openForm('setup2fa', found);
    expect(await app.enterNumber(typed)).toBe(fault);
    expect(app.twoFactor().phone).toEqual({ _tag: 'Unchecked', number, type: found.type });
    expect(await app.enterNumber(typed)).toBe('/2fa/phone-validation');
    expect(app.twoFactor().phone).toEqual({ _tag: 'Checked', number, type: 'Mobile', landline: false });
  });
});

describe('a chosen number of a linked account', () => {
  it('of no account is NothingChosen, and nothing is looked up', async () => {
    const app = await openForm('choose2fa');
    expect(await app.chooseNumber(9)).toBe('NothingChosen');
    expect(app.made('lookUpPhone')).toBe(0);
  });

  it('that is invalid is reviewed', async () => {
    const app = await openForm('choose2fa', voip);
    expect(await app.chooseNumber(1)).toBe('/2fa/review-number');
    expect(app.twoFactor().phone).toEqual({ _tag: 'Unchecked', number: '+447700900106', type: 'Voip' });
  });
});

it.each<[string, string, (app: TwoFactorTestApp) => Promise<string>]>([
  ['typed', 'setup2fa', (app) => app.enterNumber(typed)],
  ['chosen', 'choose2fa', (app) => app.chooseNumber(1)],
])('a %s number whose lookup gets no answer is not marked, and can be given again', async (_what, name, give) => {
  const app = await openForm(name);
  app.breaks('lookUpPhone', { _tag: 'Unreachable' }, { _tag: 'AccountLocked' });
  expect(await give(app)).toBe('Unreachable');
  expect(app.twoFactor().phone).toEqual({ _tag: 'Absent' });
  expect([await give(app), await give(app)]).toEqual(['/signin/locked', '/2fa/phone-validation']);
});
