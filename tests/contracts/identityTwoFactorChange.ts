import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { TwoFactorProof } from '#application/ports/identityCalls.ts';
import { byPhone, proofOf } from '#tests/support/people.ts';
import { done, personAt, refused, type IdentityFixture } from './identityFixture.ts';

const own = '+447700900101';
const legacy = '+447700900110';
const another = '+447700900199';
const incomplete = refused('TwoFactorIncomplete');

/** The contract of a number that is set up or changed: nobody who owes an enrolled second factor can replace it. */
export const numberChangeContract = (fixture: () => IdentityFixture): void => {
  const { codeAt, send, sentCount, signIn, signInWithCode, textTo, validate } = personAt(fixture);
  /** The proof of the newest code to a number. */
  const proofAt = async (number: string, changingNumber: boolean): Promise<TwoFactorProof> => ({
    ...proofOf(await codeAt(number), number),
    changingNumber,
  });
  const numberNow = async (): Promise<unknown> => {
    const profile = await fixture().identity.profile();
    return E.isRight(profile) ? profile.right.mobileNumber : profile.left;
  };

  describe('the number', () => {
    it.each([
      ['setup2fa', another, false],
      ['choose2fa', '+447700900106', false],
      ['onelinked2fa', '+447700900108', false],
      ['personal', another, true],
      ['review2fa', another, true],
      ['setup2fa', another, true],
      ['sms2fa', another, true],
    ])('is stored with its code, for %s %s, who owes no second factor; as a change: %s', async (...row) => {
      const [name, number, changingNumber] = row;
      await signIn(name);
      if (name === 'sms2fa') await validate(proofOf(await textTo(own), own));
      const before = await numberNow();
      expect(await send({ ...byPhone(number), changingNumber })).toMatchObject(E.right({ success: true }));
      expect(await numberNow()).toBe(before);
      expect(await validate(await proofAt(number, changingNumber))).toEqual(done);
      expect(await numberNow()).toBe(number);
    });

    it.each([
      ['sms2fa', another],
      ['sms2fa', own],
      ['email2fa', another],
      ['locked2fa', another],
      ['legacy2fa', another],
      ['legacy2fa', legacy],
    ])('is not changed while the second factor is owed, and no code is sent: %s to %s', async (name, number) => {
      await signIn(name);
      expect(await send({ ...byPhone(number), changingNumber: true })).toEqual(incomplete);
      expect(await sentCount()).toBe(0);
    });

    it('is not changed with the code of the own number, which then still proves it', async () => {
      await signIn('sms2fa');
      await textTo(own);
      expect(await validate(await proofAt(own, true))).toEqual(incomplete);
      expect(await validate(await proofAt(own, false))).toEqual(done);
    });

    it('is not changed by the sign-in with the code of the own number, whatever number it names', async () => {
      await signIn('legacy2fa');
      await textTo(legacy);
      expect(await validate(await proofAt(legacy, false))).toEqual(refused('SignedOut'));
      const named = { ...(await proofAt(legacy, false)), number: another };
      expect(await signInWithCode('legacy2fa', { ...named, changingNumber: true })).toEqual(incomplete);
      expect(E.isRight(await signInWithCode('legacy2fa', named))).toBe(true);
      expect(await numberNow()).toBe(legacy);
    });
  });
};
