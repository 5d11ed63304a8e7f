import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { PhoneLookup } from '#application/ports/identityCalls.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { accountScreens } from '#tests/application/code/codeFlowFixtures.ts';
import { makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const typed = '07700 900151';
const number = '+447700900151';
const valid: PhoneLookup = { _tag: 'Valid', type: 'Mobile' };
const limited: IdentityFault = { _tag: 'RateLimited', retryAfterMs: 5000 };

/** A person at the form of the number, or at the choice of one, and what the first lookups find. */
const openForm = async (name: string, ...found: ReadonlyArray<PhoneLookup>): Promise<TwoFactorTestApp> => {
  let left = found;
  const lookUpPhone = () => () => {
    const [next = valid] = left;
    left = left.slice(1);
    return TE.right(next)();
  };
  const app = await makeTwoFactorTestApp(name, () => ({ lookUpPhone }));
  await app.signIn();
  return app;
};

describe('a typed number', () => {
  it.each([
    ['', 'Missing'],
    ['07700', 'TooShort'],
    ['0770 0900 1510 0000 0000', 'TooLong'],
    ['+979 123 456 789', 'NotOffered'],
    ['+33 6 12 34 56 78', 'NotOffered'],
    ['07700 900151 ext. 7', 'Malformed'],
  ])('that cannot get a code, as %j is %s, and is not looked up', async (given, problem) => {
    const app = await openForm('setup2fa');
    const before = app.calls().length;
    const answer = await app.useCases.twoFactor.enterNumber({ country: 'GB', number: given, offered: ['GB'] })();
    expect(answer).toEqual(E.left({ _tag: 'NumberIncomplete', problem }));
    expect(app.calls()).toHaveLength(before);
  });

  it('is taken where any country of the form has its calling code', async () => {
    const app = await openForm('setup2fa');
    const jamaican = { country: 'CA', number: '+1 876 555 0123', offered: ['CA'] };
    expect(await app.useCases.twoFactor.enterNumber(jamaican)()).toEqual(E.right(toRoute('/2fa/phone-validation')));
    expect(app.twoFactor().phone).toMatchObject({ number: '+18765550123' });
  });

  it.each<[PhoneLookup, string]>([
    [{ _tag: 'Invalid', type: 'Voip' }, 'NumberRefused'],
    [{ _tag: 'Failed', type: 'Landline', fault: { _tag: 'ServiceFailed' } }, 'ServiceFailed'],
    [{ _tag: 'Failed', type: null, fault: limited }, 'RateLimited'],
  ])('whose lookup finds %o is marked invalid with its type and stays in the form', async (found, fault) => {
    const app = await openForm('setup2fa', found);
    expect(await app.enterNumber(typed)).toBe(fault);
    expect(app.twoFactor()).toMatchObject({ phone: { _tag: 'Unchecked', number, type: found.type } });
    expect(await app.enterNumber(typed)).toBe('/2fa/phone-validation');
    expect(app.twoFactor().phone).toEqual({ _tag: 'Checked', number, type: 'Mobile', landline: false });
  });

  it('that is refused does not replace a number that works; its type is recorded', async () => {
    const app = await openForm('setup2fa', valid, { _tag: 'Invalid', type: 'Voip' });
    await app.enterNumber(typed);
    expect(await app.enterNumber('07700 900152')).toBe('NumberRefused');
    expect(app.twoFactor().phone).toEqual({ _tag: 'Checked', number, type: 'Voip', landline: false });
  });
});

describe('a chosen number of a linked account', () => {
  it('of no account is NothingChosen, and nothing is looked up', async () => {
    const app = await openForm('choose2fa');
    for (const chosen of ['', 'no-profile'])
      expect(await app.useCases.twoFactor.chooseNumber(chosen)()).toEqual(E.left({ _tag: 'NothingChosen' }));
    expect(app.made('lookUpPhone')).toBe(0);
  });

  it.each<PhoneLookup>([
    { _tag: 'Invalid', type: 'Voip' },
    { _tag: 'Failed', type: 'Voip', fault: { _tag: 'ServiceFailed' } },
  ])('whose lookup finds %o is marked invalid and reviewed', async (found) => {
    const app = await openForm('choose2fa', found);
    expect(await app.chooseNumber(1)).toBe('/2fa/review-number');
    expect(app.twoFactor().phone).toEqual({ _tag: 'Unchecked', number: '+447700900106', type: 'Voip' });
  });
});

describe('a number whose lookup gets no answer', () => {
  it.each<[string, string, (app: TwoFactorTestApp) => Promise<string>]>([
    ['typed', 'setup2fa', (app) => app.enterNumber(typed)],
    ['chosen', 'choose2fa', (app) => app.chooseNumber(1)],
  ])('is not marked, and can be %s again', async (_what, name, give) => {
    const app = await openForm(name);
    app.breaks('lookUpPhone', { _tag: 'Unreachable' });
    expect(await give(app)).toBe('Unreachable');
    expect(app.twoFactor().phone).toEqual({ _tag: 'Absent' });
    for (const [_tag, to] of accountScreens) {
      app.breaks('lookUpPhone', { _tag });
      expect(await give(app)).toBe(to);
    }
    expect(await give(app)).toBe('/2fa/phone-validation');
  });
});
