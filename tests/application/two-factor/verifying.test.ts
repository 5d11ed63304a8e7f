import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeTwoFactorTestApp, type RecordedCall, screenOf, type TwoFactorTestApp } from './twoFactorTestApp.ts';

type Choice = { readonly rememberBrowser: boolean };

const toCode = async (name: string): Promise<TwoFactorTestApp> => {
  const visit = await makeTwoFactorTestApp(name);
  await visit.signIn();
  if (visit.twoFactor().sendAttempts === 0) await visit.useCases.twoFactor.sendCode('sms')();
  return visit;
};

const verify = async ({ useCases, newestCode }: TwoFactorTestApp, { rememberBrowser }: Choice): Promise<string> => {
  const outcome = await useCases.twoFactor.verify({ code: newestCode(), password: null, rememberBrowser })();
  return E.isRight(outcome) ? screenOf(outcome.right) : outcome.left._tag;
};

const proofs = (asked: ReadonlyArray<RecordedCall>): ReadonlyArray<RecordedCall> =>
  asked.filter(({ call }) => call === 'validate2FA' || call === 'signInWithTwoFactor');

describe('verifyTwoFactorCode', () => {
  it('verifies in a live session, then fetches the tokens again', async () => {
    const visit = await toCode('sms2fa');
    expect(await verify(visit, { rememberBrowser: false })).toBe('ClientRedirect');
    expect(visit.calls().map(({ call }) => call)).toEqual([
      'tokens',
      'profile',
      'lookUpPhone',
      'send2FA',
      'send2FA',
      'validate2FA',
      'tokens',
    ]);
  });

  it('signs in with the code after a refused sign-in only', async () => {
    const refused = await toCode('legacy2fa');
    expect(await verify(refused, { rememberBrowser: false })).toBe('ClientRedirect');
    expect(proofs(refused.calls()).map(({ call }) => call)).toEqual(['signInWithTwoFactor']);
    const live = await toCode('sms2fa');
    expect(await verify(live, { rememberBrowser: false })).toBe('ClientRedirect');
    expect(proofs(live.calls()).map(({ call }) => call)).toEqual(['validate2FA']);
  });

  it.each([
    ['sms2fa', { channel: 'sms', number: '+447700900101', changingNumber: false, profileId: null }],
    ['legacy2fa', { channel: 'sms', number: '+447700900110', changingNumber: false, profileId: null }],
    ['email2fa', { channel: 'email', number: null, changingNumber: false, profileId: null }],
    ['onelinked2fa', { channel: 'sms', number: '+447700900108', profileId: expect.stringMatching(/./) }],
  ])('of %s names the way it came, its number and whose that is', async (name, proof) => {
    const visit = await toCode(name);
    await verify(visit, { rememberBrowser: false });
    expect(proofs(visit.calls())).toMatchObject([{ proof }]);
  });

  it.each(['sms2fa', 'legacy2fa', 'email2fa'])(
    'does not ask %s again in a remembered browser, but in any other',
    async (name) => {
      for (const rememberBrowser of [true, false]) {
        const visit = await toCode(name);
        await verify(visit, { rememberBrowser });
        expect(proofs(visit.calls())).toMatchObject([{ proof: { rememberBrowser } }]);
        visit.goAway();
        await visit.ports.identity.logOut();
        visit.advance(60_000);
        expect(await visit.signIn()).toMatch(rememberBrowser ? /^ClientRedirect$/ : /^\/2fa\//);
      }
    },
  );

  it('counts wrong codes, returns CodeMismatch, and resets with the next sent code', async () => {
    const visit = await toCode('sms2fa');
    const { useCases, twoFactor, newestCode, advance } = visit;
    const code = newestCode() === '111111' ? '222222' : '111111';
    for (let tries = 1; tries < 5; tries += 1) {
      const outcome = await useCases.twoFactor.verify({ code, password: null, rememberBrowser: false })();
      expect(outcome).toEqual(E.left({ _tag: 'CodeMismatch' }));
      expect(twoFactor().verificationAttempts).toBe(tries);
      expect(useCases.session.get().codes.fault).toEqual({ _tag: 'invalidCode' });
    }
    advance(30_000);
    await useCases.twoFactor.resendCode()();
    expect(twoFactor().verificationAttempts).toBe(0);
    expect(useCases.session.get().codes.fault).toBeNull();
  });
});
