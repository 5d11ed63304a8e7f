import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { TwoFactorProof } from '#application/ports/identityCalls.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import {
  byPhone,
  type IdentityFixture,
  newestCode,
  proofOf,
  requestContext,
  refused,
  seed,
  signedIn,
} from './identityFixture.ts';

const own = '+447700900101';
const legacy = '+447700900110';
const another = '+447700900199';
const incomplete = refused('TwoFactorIncomplete');

type Flag = Pick<TwoFactorProof, 'changingNumber'> & Partial<Pick<TwoFactorProof, 'rememberBrowser'>>;

/** The contract of a change of the number: nobody who owes an enrolled second factor can replace it. */
export const numberChangeContract = (fixture: () => IdentityFixture): void => {
  const requestChange = (number: string) =>
    fixture().identity.send2FA({ ...byPhone(number), changingNumber: true }, requestContext)();
  const validate = (code: OneTimeCode, number: string, flag: Flag) =>
    fixture().identity.validate2FA({ ...proofOf(code, number), ...flag }, requestContext)();
  const signInWithCode = (name: string, code: OneTimeCode, flag: Flag) =>
    fixture().identity.signInWithTwoFactor(seed(name), { ...proofOf(code, another), ...flag }, requestContext)();
  const numberOf = (name: string): string | null =>
    fixture()
      .engine.accounts()
      .find(({ email }) => email === `${name}@sandbox.test`)?.phone ?? null;
  const isOwed = async (): Promise<boolean> => {
    const tokens = await fixture().identity.tokens(null)();
    return E.isRight(tokens) && tokens.right.claims.twoFactor === 'Required';
  };
  const complete = async (rememberBrowser = false): Promise<void> => {
    await signedIn(fixture(), 'sms2fa');
    await fixture().identity.send2FA(byPhone(own), requestContext)();
    const flag = { changingNumber: false, rememberBrowser };
    expect(await validate(newestCode(fixture(), own), own, flag)).toEqual(E.right(undefined));
  };

  describe('a change of the number', () => {
    it('is stored once its code is verified, for somebody who has completed the second factor', async () => {
      await complete();
      expect(await requestChange(another)).toMatchObject(E.right({ success: true }));
      expect(numberOf('sms2fa')).toBe(own);
      const code = newestCode(fixture(), another);
      expect(await validate(code, another, { changingNumber: true })).toEqual(E.right(undefined));
      expect(numberOf('sms2fa')).toBe(another);
      expect(await isOwed()).toBe(false);
    });

    it.each([true, false])(
      'forgets the remembered browsers, but not one that it remembers: %s',
      async (rememberBrowser) => {
        await complete(true);
        await signedIn(fixture(), 'sms2fa');
        expect(await isOwed()).toBe(false);
        await requestChange(another);
        const flag = { changingNumber: true, rememberBrowser };
        expect(await validate(newestCode(fixture(), another), another, flag)).toEqual(E.right(undefined));
        await signedIn(fixture(), 'sms2fa');
        expect(await isOwed()).toBe(!rememberBrowser);
      },
    );

    it.each(['personal', 'review2fa', 'setup2fa'])(
      'is stored for somebody who has no second factor to prove: %s',
      async (name) => {
        await signedIn(fixture(), name);
        await requestChange(another);
        const code = newestCode(fixture(), another);
        expect(await validate(code, another, { changingNumber: true })).toEqual(E.right(undefined));
        expect(numberOf(name)).toBe(another);
      },
    );

    it.each([
      ['sms2fa', another],
      ['sms2fa', own],
      ['email2fa', another],
      ['locked2fa', another],
      ['legacy2fa', another],
      ['legacy2fa', legacy],
    ])('is refused while the second factor is owed, and no code is sent: %s to %s', async (name, number) => {
      await signedIn(fixture(), name);
      expect(await requestChange(number)).toEqual(incomplete);
      expect(fixture().engine.inbox(null)).toEqual([]);
    });

    it('is refused by validate2FA while the factor is owed, even with the code of the own number', async () => {
      await signedIn(fixture(), 'sms2fa');
      await fixture().identity.send2FA(byPhone(own), requestContext)();
      const code = newestCode(fixture(), own);
      expect(await validate(code, own, { changingNumber: true })).toEqual(incomplete);
      expect(await isOwed()).toBe(true);
      expect(await validate(code, own, { changingNumber: false })).toEqual(E.right(undefined));
    });

    it('is refused by the sign-in with a code, even with the code of the own number', async () => {
      await signedIn(fixture(), 'legacy2fa');
      await fixture().identity.send2FA(byPhone(legacy), requestContext)();
      const code = newestCode(fixture(), legacy);
      expect(await signInWithCode('legacy2fa', code, { changingNumber: true })).toEqual(incomplete);
      expect(E.isRight(await signInWithCode('legacy2fa', code, { changingNumber: false }))).toBe(true);
      expect(numberOf('legacy2fa')).toBe(legacy);
    });

    it.each([true, false])(
      'is refused with the code of a session that has ended, and that code proves nothing: flag %s',
      async (changingNumber) => {
        await complete();
        await requestChange(another);
        const code = newestCode(fixture(), another);
        await signedIn(fixture(), 'sms2fa');
        expect(await validate(code, another, { changingNumber })).toEqual(incomplete);
        expect(await signInWithCode('sms2fa', code, { changingNumber })).toEqual(incomplete);
        expect(await isOwed()).toBe(true);
        expect(numberOf('sms2fa')).toBe(own);
      },
    );
  });
};
