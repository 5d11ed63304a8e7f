import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { TwoFactorProof, TwoFactorRequest } from '#application/ports/identityCalls.ts';
import {
  byPhone,
  requestContext,
  refused,
  newestCode,
  otherCode,
  proofOf,
  seed,
  signedIn,
  type IdentityFixture,
} from './identityFixture.ts';

const minute = 60_000;
const sms = '+447700900101';
const landline = '+442079460103';
const legacy = '+447700900110';

/** The contract of the limits and the numbers of the second factor. */
export const twoFactorLimitsContract = (fixture: () => IdentityFixture): void => {
  const sentTo = async (number: string): Promise<TwoFactorProof['code']> => {
    await fixture().identity.send2FA(byPhone(number), requestContext)();
    return newestCode(fixture(), number);
  };
  const validate = (proof: TwoFactorProof) => fixture().identity.validate2FA(proof, requestContext)();
  const wrong = (right: TwoFactorProof['code']): TwoFactorProof => proofOf(otherCode(right), sms);

  describe('the limits of the second factor', () => {
    it('are five wrong codes for each code, and a new code resets the count', async () => {
      const { advance } = await signedIn(fixture(), 'sms2fa');
      const first = await sentTo(sms);
      for (let tries = 1; tries < 5; tries += 1) {
        expect(await validate(wrong(first))).toEqual(refused('CodeMismatch'));
      }
      const tooMany = E.left({ _tag: 'TooManyAttempts', retryAfterMs: null });
      expect(await validate(wrong(first))).toEqual(tooMany);
      expect(await validate(proofOf(first, sms))).toEqual(tooMany);
      advance(3 * minute);
      expect(await validate(proofOf(await sentTo(sms), sms))).toEqual(E.right(undefined));
    });

    it('are ten minutes, one use and only the newest code', async () => {
      const { advance } = await signedIn(fixture(), 'sms2fa');
      const older = await sentTo(sms);
      advance(3 * minute);
      const newer = await sentTo(sms);
      expect(await validate(proofOf(older, sms))).toEqual(refused('CodeMismatch'));
      expect(await validate(proofOf(newer, sms))).toEqual(E.right(undefined));
      expect(await validate(proofOf(newer, sms))).toEqual(refused('CodeExpired'));
      advance(3 * minute);
      const late = await sentTo(sms);
      advance(10 * minute);
      expect(await validate(proofOf(late, sms))).toEqual(refused('CodeExpired'));
    });

    it('lock two-factor after a hundred wrong codes: the service sends and accepts no code', async () => {
      const { identity, engine, advance } = await signedIn(fixture(), 'sms2fa');
      for (let codes = 0; codes < 20; codes += 1) {
        const right = await sentTo(sms);
        for (let tries = 0; tries < 5; tries += 1) await validate(wrong(right));
        advance(3 * minute);
      }
      const sent = engine.inbox(sms).length;
      expect(await identity.send2FA(byPhone(sms), requestContext)()).toMatchObject(
        E.right({ status: 'Locked', success: false }),
      );
      expect(engine.inbox(sms)).toHaveLength(sent);
      expect(await validate(proofOf(newestCode(fixture(), sms), sms))).toMatchObject(refused('TooManyAttempts'));
    });

    it.each<readonly [string, TwoFactorRequest, string]>([
      ['landline2fa', byPhone(landline, 'sms'), 'a text to a landline'],
      ['landline2fa', byPhone(landline, 'whatsapp'), 'WhatsApp to a landline'],
      ['sms2fa', byPhone(sms, 'whatsapp'), 'a channel that the service does not offer'],
      ['setup2fa', byPhone('+447012345678'), 'a number that cannot receive codes'],
    ])('refuse %s %o: %s', async (name, request) => {
      const { identity, engine } = await signedIn(fixture(), name);
      expect(E.isLeft(await identity.send2FA(request, requestContext)())).toBe(true);
      expect(engine.inbox(null)).toEqual([]);
    });

    it.each<readonly [string, TwoFactorRequest]>([
      ['sms2fa', byPhone('+447700900999')],
      ['sms2fa', { _tag: 'ByEmail' }],
      ['setup2fa', { _tag: 'ByEmail' }],
      ['locked2fa', byPhone('+447700900109')],
      ['disabled2fa', byPhone('+447700900120')],
    ])('return no success and send nothing: %s %o', async (name, request) => {
      const { identity, engine } = await signedIn(fixture(), name);
      expect(await identity.send2FA(request, requestContext)()).toMatchObject(E.right({ success: false }));
      expect(engine.inbox(null)).toEqual([]);
    });
  });

  describe('the numbers of the second factor', () => {
    const profileNumber = async (): Promise<unknown> => {
      const profile = await fixture().identity.profile();
      return E.isRight(profile) ? profile.right.mobileNumber : profile.left;
    };

    it('can be read and looked up after a refused sign-in, but nothing can be verified', async () => {
      const { identity } = await signedIn(fixture(), 'legacy2fa');
      expect(await profileNumber()).toBe(legacy);
      expect(await identity.lookUpPhone(legacy)()).toEqual(E.right({ _tag: 'Valid', type: 'Mobile' }));
      const proof = proofOf(await sentTo(legacy), legacy);
      expect(await validate(proof)).toEqual(refused('SignedOut'));
      expect(E.isRight(await identity.signInWithTwoFactor(seed('legacy2fa'), proof, requestContext)())).toBe(true);
    });

    it.each([
      ['setup2fa', '+447700900199'],
      ['choose2fa', '+447700900106'],
      ['onelinked2fa', '+447700900108'],
    ])('are set up by their first code: %s at %s', async (name, number) => {
      const { identity } = await signedIn(fixture(), name);
      expect(await profileNumber()).toBeNull();
      expect(await validate(proofOf(await sentTo(number), number))).toEqual(E.right(undefined));
      expect(await profileNumber()).toBe(number);
      const status = await identity.send2FA({ _tag: 'StatusOnly' }, requestContext)();
      expect(status).toMatchObject(E.right({ status: 'Enrolled' }));
    });

    it('of a linked account proves a sign-in only with the profile that has it', async () => {
      const { identity } = await signedIn(fixture(), 'choose2fa');
      const tokens = await identity.tokens(null)();
      const profiles = E.isRight(tokens) ? tokens.right.claims.linkedAccounts.map(({ profileId }) => profileId) : [];
      const proof = proofOf(await sentTo('+447700900106'), '+447700900106');
      const [first = null, second = null] = profiles;
      const signIn = (profileId: TwoFactorProof['profileId']) =>
        identity.signInWithTwoFactor(seed('choose2fa'), { ...proof, profileId }, requestContext)();
      expect(await signIn(first)).toEqual(refused('Unexpected'));
      expect(E.isRight(await signIn(second))).toBe(true);
    });
  });
};
