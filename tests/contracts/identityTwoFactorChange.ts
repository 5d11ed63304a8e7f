import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { TwoFactorProof } from '#application/ports/identityCalls.ts';
import { byPhone, proofOf } from '#tests/support/people.ts';
import { done, personAt, refused, type IdentityFixture } from './identityFixture.ts';

const own = '+447700900101';
const legacy = '+447700900110';
const another = '+447700900199';
const incomplete = refused('TwoFactorIncomplete');

/** The contract of a change of the number: nobody who owes an enrolled second factor can replace it. */
export const numberChangeContract = (fixture: () => IdentityFixture): void => {
  const { codeAt, send, signIn, signInWithCode, textTo, validate } = personAt(fixture);
  /** The proof of the newest code to a number. */
  const proofAt = async (number: string, changingNumber: boolean): Promise<TwoFactorProof> => ({
    ...proofOf(await codeAt(number), number),
    changingNumber,
  });

  describe('a change of the number', () => {
    it('is stored with its code, for somebody who has proven the second factor', async () => {
      await signIn('sms2fa');
      await validate(proofOf(await textTo(own), own));
      expect(await send({ ...byPhone(another), changingNumber: true })).toMatchObject(E.right({ success: true }));
      expect(await validate(await proofAt(another, true))).toEqual(done);
      expect(await fixture().identity.profile()).toMatchObject(E.right({ mobileNumber: another }));
    });

    it('is refused with the code of the own number, which then still proves it', async () => {
      await signIn('sms2fa');
      await textTo(own);
      expect(await validate(await proofAt(own, true))).toEqual(incomplete);
      expect(await validate(await proofAt(own, false))).toEqual(done);
    });

    it('is refused in the sign-in with the code of the own number, whatever number it names', async () => {
      await signIn('legacy2fa');
      await textTo(legacy);
      expect(await validate(await proofAt(legacy, false))).toEqual(refused('SignedOut'));
      const named = { ...(await proofAt(legacy, false)), number: another };
      expect(await signInWithCode('legacy2fa', { ...named, changingNumber: true })).toEqual(incomplete);
      expect(E.isRight(await signInWithCode('legacy2fa', named))).toBe(true);
      expect(await fixture().identity.profile()).toMatchObject(E.right({ mobileNumber: legacy }));
    });
  });
};
