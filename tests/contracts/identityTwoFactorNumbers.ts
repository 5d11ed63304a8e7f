import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { TwoFactorProof } from '#application/ports/signInTalk.ts';
import type { TwoFactorAsk } from '#application/ports/twoFactorTalk.ts';
import { context, newestCode, seed, type IdentityStage } from './identityStage.ts';

const legacy = seed('legacy2fa');
const another = '+447700900199';

type Way = { readonly number: string; readonly changingNumber: boolean };

const ask = ({ number, changingNumber }: Way): TwoFactorAsk => ({
  _tag: 'ByPhone',
  channel: 'sms',
  number,
  changingNumber,
});

/** The numbers of the second factor: whose they are, and when one takes the place of another. */
export const twoFactorNumbersContract = (stage: () => IdentityStage): void => {
  const proofSentTo = async (way: Way): Promise<TwoFactorProof> => {
    expect(await stage().identity.send2FA(ask(way), context)()).toMatchObject(E.right({ success: true }));
    const code = newestCode(stage(), way.number);
    return { ...way, code, channel: 'sms', rememberBrowser: false, profileId: null };
  };
  const profileNumber = async (): Promise<unknown> => {
    const profile = await stage().identity.profile();
    return E.isRight(profile) ? profile.right.mobileNumber : profile.left;
  };

  describe('the numbers of the second factor', () => {
    it('are the visit’s own where sign-in was refused: read and looked up, and nothing validated', async () => {
      const { identity } = stage();
      await identity.signIn(legacy, context)();
      expect(await profileNumber()).toBe('+447700900110');
      expect(await identity.lookUpPhone('+447700900110')()).toEqual(E.right({ _tag: 'Valid', type: 'Mobile' }));
      const proof = await proofSentTo({ number: '+447700900110', changingNumber: false });
      expect(await identity.validate2FA(proof, context)()).toEqual(E.left({ _tag: 'SignedOut' }));
      expect(E.isRight(await identity.signInWithTwoFactor(legacy, proof, context)())).toBe(true);
    });

    it('change with a sign-in that brings the code along, and not before', async () => {
      const { identity } = stage();
      await identity.signIn(legacy, context)();
      const proof = await proofSentTo({ number: another, changingNumber: true });
      expect(await profileNumber()).toBe('+447700900110');
      expect(E.isRight(await identity.signInWithTwoFactor(legacy, proof, context)())).toBe(true);
      expect(await profileNumber()).toBe(another);
      expect(await identity.tokens(null)()).toMatchObject(E.right({ claims: { twoFactor: 'Completed' } }));
    });

    it.each([
      ['setup2fa', another],
      ['choose2fa', '+447700900106'],
      ['onelinked2fa', '+447700900108'],
    ])('are set up by their first code: %s at %s', async (name, number) => {
      const { identity } = stage();
      await identity.signIn(seed(name), context)();
      expect(await profileNumber()).toBeNull();
      const proof = await proofSentTo({ number, changingNumber: false });
      expect(await identity.validate2FA(proof, context)()).toEqual(E.right(undefined));
      expect(await profileNumber()).toBe(number);
      expect(await identity.send2FA({ _tag: 'StatusOnly' }, context)()).toMatchObject(E.right({ status: 'Enrolled' }));
    });

    it('are not asked again of a browser that was to be remembered', async () => {
      const { identity } = stage();
      await identity.signIn(seed('sms2fa'), context)();
      const proof = await proofSentTo({ number: '+447700900101', changingNumber: false });
      expect(await identity.validate2FA({ ...proof, rememberBrowser: true }, context)()).toEqual(E.right(undefined));
      await identity.logOut();
      await identity.signIn(seed('sms2fa'), context)();
      expect(await identity.tokens(null)()).toMatchObject(E.right({ claims: { twoFactor: 'Completed' } }));
    });

    it.each([
      ['sms2fa', ['SMS', 'CALL']],
      ['whatsapp2fa', ['SMS', 'CALL', 'WHATSAPP']],
    ])('say by which channels they are reached: %s', async (name, verificationChannels) => {
      const { identity } = stage();
      await identity.signIn(seed(name), context)();
      expect(await identity.send2FA({ _tag: 'StatusOnly' }, context)()).toMatchObject(
        E.right({ verificationChannels }),
      );
    });

    it('are looked up as a number of the network too', async () => {
      const { identity } = stage();
      await identity.signIn(seed('sms2fa'), context)();
      expect(await identity.lookUpPhone('+445612345678')()).toEqual(E.right({ _tag: 'Valid', type: 'Voip' }));
      expect(await identity.lookUpPhone('+447012345678')()).toEqual(E.right({ _tag: 'Invalid', type: 'Voip' }));
    });
  });
};
