import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { TwoFactorProof } from '#application/ports/identityCalls.ts';
import { byPhone, proofOf, refused, type IdentityFixture } from './identityFixture.ts';
import { personAt } from './identityPerson.ts';

const own = '+447700900101';
const legacy = '+447700900110';
const another = '+447700900199';
const incomplete = refused('TwoFactorIncomplete');
const changing = { changingNumber: true };

/** The contract of a change of the number: nobody who owes an enrolled second factor can replace it. */
export const numberChangeContract = (fixture: () => IdentityFixture): void => {
  const { accountOf, codeAt, owesFactor, send, signIn, signInWithCode, textTo, validate } = personAt(fixture);
  const requestChange = (number: string) => send({ ...byPhone(number), ...changing });
  /** The proof of the newest code to a number. */
  const proofAt = (number: string, flags: Partial<TwoFactorProof> = {}): TwoFactorProof => ({
    ...proofOf(codeAt(number), number),
    ...flags,
  });
  const complete = async (rememberBrowser = false): Promise<void> => {
    await signIn('sms2fa');
    await textTo(own);
    expect(await validate(proofAt(own, { rememberBrowser }))).toEqual(E.right(undefined));
  };

  describe('a change of the number', () => {
    it('is stored once its code is verified, for somebody who has completed the second factor', async () => {
      await complete();
      expect(await requestChange(another)).toMatchObject(E.right({ success: true }));
      expect(accountOf('sms2fa')?.phone).toBe(own);
      expect(await validate(proofAt(another, changing))).toEqual(E.right(undefined));
      expect(accountOf('sms2fa')?.phone).toBe(another);
      expect(await owesFactor()).toBe(false);
    });

    it.each([true, false])(
      'forgets the remembered browsers, but not one that it remembers: %s',
      async (rememberBrowser) => {
        await complete(true);
        await signIn('sms2fa');
        expect(await owesFactor()).toBe(false);
        await requestChange(another);
        expect(await validate(proofAt(another, { ...changing, rememberBrowser }))).toEqual(E.right(undefined));
        await signIn('sms2fa');
        expect(await owesFactor()).toBe(!rememberBrowser);
      },
    );

    it.each(['personal', 'review2fa', 'setup2fa'])(
      'is stored for somebody who has no second factor to prove: %s',
      async (name) => {
        await signIn(name);
        await requestChange(another);
        expect(await validate(proofAt(another, changing))).toEqual(E.right(undefined));
        expect(accountOf(name)?.phone).toBe(another);
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
      await signIn(name);
      expect(await requestChange(number)).toEqual(incomplete);
      expect(fixture().engine.inbox(null)).toEqual([]);
    });

    it('is refused by validate2FA while the factor is owed, even with the code of the own number', async () => {
      await signIn('sms2fa');
      await textTo(own);
      expect(await validate(proofAt(own, changing))).toEqual(incomplete);
      expect(await owesFactor()).toBe(true);
      expect(await validate(proofAt(own))).toEqual(E.right(undefined));
    });

    it('is refused by the sign-in with a code, even with the code of the own number', async () => {
      await signIn('legacy2fa');
      await textTo(legacy);
      expect(await signInWithCode('legacy2fa', proofAt(legacy, { ...changing, number: another }))).toEqual(incomplete);
      expect(E.isRight(await signInWithCode('legacy2fa', proofAt(legacy, { number: another })))).toBe(true);
      expect(accountOf('legacy2fa')?.phone).toBe(legacy);
    });

    it.each([true, false])(
      'is refused with the code of a session that has ended, and that code proves nothing: flag %s',
      async (changingNumber) => {
        await complete();
        await requestChange(another);
        await signIn('sms2fa');
        expect(await validate(proofAt(another, { changingNumber }))).toEqual(incomplete);
        expect(await signInWithCode('sms2fa', proofAt(another, { changingNumber }))).toEqual(incomplete);
        expect(await owesFactor()).toBe(true);
        expect(accountOf('sms2fa')?.phone).toBe(own);
      },
    );
  });
};
