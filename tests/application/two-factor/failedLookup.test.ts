import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { PhoneLookup } from '#application/ports/identityCalls.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { answerOf, makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const typed = { country: 'GB', number: '07700 900151' };
const number = '+447700900151';
const limited: IdentityFault = { _tag: 'RateLimited', retryAfterMs: 5000 };

type Lookup = E.Either<IdentityFault, PhoneLookup>;

const withLookups = async (name: string, lookups: { answer: Lookup }): Promise<TwoFactorTestApp> => {
  const app = await makeTwoFactorTestApp(name, () => ({ lookUpPhone: () => () => TE.fromEither(lookups.answer)() }));
  await app.signIn();
  return app;
};

describe('a typed number whose lookup fails', () => {
  it.each<[PhoneLookup, string]>([
    [{ _tag: 'Invalid', type: 'Voip' }, 'NumberRefused'],
    [{ _tag: 'Failed', type: 'Landline', fault: { _tag: 'ServiceFailed' } }, 'ServiceFailed'],
    [{ _tag: 'Failed', type: null, fault: limited }, 'RateLimited'],
  ])('is marked invalid with its type and stays in the form: %o', async (found, fault) => {
    const lookups: { answer: Lookup } = { answer: E.right(found) };
    const { useCases, twoFactor } = await withLookups('setup2fa', lookups);
    expect(answerOf(await useCases.twoFactor.enterNumber(typed)())).toBe(fault);
    expect(twoFactor()).toMatchObject({ phone: { _tag: 'Unchecked', number }, lookedUpType: found.type });
    lookups.answer = E.right({ _tag: 'Valid', type: 'Mobile' });
    expect(answerOf(await useCases.twoFactor.enterNumber(typed)())).toBe('/2fa/phone-validation');
    expect(twoFactor().phone).toEqual({ _tag: 'Checked', number, landline: false });
  });

  it('does not replace a number that works; its type is recorded', async () => {
    const lookups: { answer: Lookup } = { answer: E.right({ _tag: 'Valid', type: 'Mobile' }) };
    const { useCases, twoFactor } = await withLookups('setup2fa', lookups);
    await useCases.twoFactor.enterNumber(typed)();
    lookups.answer = E.right({ _tag: 'Invalid', type: 'Voip' });
    expect(answerOf(await useCases.twoFactor.enterNumber({ country: 'GB', number: '07700 900152' })())).toBe(
      'NumberRefused',
    );
    expect(twoFactor().phone).toEqual({ _tag: 'Checked', number, landline: false });
    expect(twoFactor().lookedUpType).toBe('Voip');
  });

  it('is not marked if the network fails: the form shows that, and can be sent again', async () => {
    const lookups: { answer: Lookup } = { answer: E.left({ _tag: 'Unreachable' }) };
    const { useCases, twoFactor } = await withLookups('setup2fa', lookups);
    expect(answerOf(await useCases.twoFactor.enterNumber(typed)())).toBe('Unreachable');
    expect(twoFactor().phone).toEqual({ _tag: 'Absent' });
    lookups.answer = E.right({ _tag: 'Valid', type: 'Mobile' });
    expect(answerOf(await useCases.twoFactor.enterNumber(typed)())).toBe('/2fa/phone-validation');
  });
});

describe('a chosen number of a linked account whose lookup fails', () => {
  it.each<PhoneLookup>([
    { _tag: 'Invalid', type: 'Voip' },
    { _tag: 'Failed', type: 'Voip', fault: { _tag: 'ServiceFailed' } },
  ])('is marked invalid and reviewed: %o', async (found) => {
    const { useCases, twoFactor } = await withLookups('choose2fa', { answer: E.right(found) });
    const profileId = twoFactor().linkedNumbers[1]?.profileId ?? '';
    expect(answerOf(await useCases.twoFactor.chooseNumber(profileId)())).toBe('/2fa/review-number');
    expect(twoFactor().phone).toEqual({ _tag: 'Unchecked', number: '+447700900106' });
    expect(twoFactor().lookedUpType).toBe('Voip');
  });

  it('is not marked if the network fails, and can be chosen again', async () => {
    const lookups: { answer: Lookup } = { answer: E.left({ _tag: 'Unreachable' }) };
    const { useCases, twoFactor } = await withLookups('choose2fa', lookups);
    const profileId = twoFactor().linkedNumbers[1]?.profileId ?? '';
    expect(answerOf(await useCases.twoFactor.chooseNumber(profileId)())).toBe('Unreachable');
    expect(twoFactor().phone).toEqual({ _tag: 'Absent' });
    lookups.answer = E.right({ _tag: 'Valid', type: 'Mobile' });
    expect(answerOf(await useCases.twoFactor.chooseNumber(profileId)())).toBe('/2fa/phone-validation');
  });
});
