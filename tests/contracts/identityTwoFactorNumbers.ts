import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { TwoFactorProof, TwoFactorRequest } from '#application/ports/identityCalls.ts';
import { requestContext, newestCode, seed, type IdentityFixture } from './identityFixture.ts';

const legacy = seed('legacy2fa');
const another = '+447700900199';

type Target = { readonly number: string; readonly changingNumber: boolean };

const byPhone = ({ number, changingNumber }: Target): TwoFactorRequest => ({
  _tag: 'ByPhone',
  channel: 'sms',
  number,
  changingNumber,
});

/** The contract of the numbers of the second factor. */
export const twoFactorNumbersContract = (fixture: () => IdentityFixture): void => {
  const proofSentTo = async (target: Target): Promise<TwoFactorProof> => {
    expect(await fixture().identity.send2FA(byPhone(target), requestContext)()).toMatchObject(
      E.right({ success: true }),
    );
    const code = newestCode(fixture(), target.number);
    return { ...target, code, channel: 'sms', rememberBrowser: false, profileId: null };
  };
  const profileNumber = async (): Promise<unknown> => {
    const profile = await fixture().identity.profile();
    return E.isRight(profile) ? profile.right.mobileNumber : profile.left;
  };

  describe('the numbers of the second factor', () => {
    it('can be read and looked up after a refused sign-in, but nothing can be verified', async () => {
      const { identity } = fixture();
      await identity.signIn(legacy, requestContext)();
      expect(await profileNumber()).toBe('+447700900110');
      expect(await identity.lookUpPhone('+447700900110')()).toEqual(E.right({ _tag: 'Valid', type: 'Mobile' }));
      const proof = await proofSentTo({ number: '+447700900110', changingNumber: false });
      expect(await identity.validate2FA(proof, requestContext)()).toEqual(E.left({ _tag: 'SignedOut' }));
      expect(E.isRight(await identity.signInWithTwoFactor(legacy, proof, requestContext)())).toBe(true);
    });

    it.each([
      ['setup2fa', another],
      ['choose2fa', '+447700900106'],
      ['onelinked2fa', '+447700900108'],
    ])('are set up by their first code: %s at %s', async (name, number) => {
      const { identity } = fixture();
      await identity.signIn(seed(name), requestContext)();
      expect(await profileNumber()).toBeNull();
      const proof = await proofSentTo({ number, changingNumber: false });
      expect(await identity.validate2FA(proof, requestContext)()).toEqual(E.right(undefined));
      expect(await profileNumber()).toBe(number);
      expect(await identity.send2FA({ _tag: 'StatusOnly' }, requestContext)()).toMatchObject(
        E.right({ status: 'Enrolled' }),
      );
    });

    it('of a linked account proves a sign-in only with the profile that has it', async () => {
      const { identity } = fixture();
      await identity.signIn(seed('choose2fa'), requestContext)();
      const tokens = await identity.tokens(null)();
      const [first, second] = E.isRight(tokens) ? tokens.right.claims.linkedAccounts : [];
      const proof = await proofSentTo({ number: '+447700900106', changingNumber: false });
      const proofOf = (profileId: ProfileId | null): TwoFactorProof => ({ ...proof, profileId });
      const signIn = (sent: TwoFactorProof) => identity.signInWithTwoFactor(seed('choose2fa'), sent, requestContext)();
      expect(await signIn(proofOf(first?.profileId ?? null))).toEqual(E.left({ _tag: 'Unexpected' }));
      expect(E.isRight(await signIn(proofOf(second?.profileId ?? null)))).toBe(true);
    });
  });
};
