import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { TwoFactorProof, TwoFactorRequest } from '#application/ports/identityCalls.ts';
import { byPhone, otherCode, proofOf, refused, type IdentityFixture } from './identityFixture.ts';
import { personAt } from './identityPerson.ts';

const minute = 60_000;
const sms = '+447700900101';
const landline = '+442079460103';
const legacy = '+447700900110';

/** The contract of the limits and the numbers of the second factor. */
export const twoFactorLimitsContract = (fixture: () => IdentityFixture): void => {
  const { codeAt, send, signIn, signInWithCode, textTo, tokens, validate } = personAt(fixture);
  const wrong = (right: TwoFactorProof['code']): TwoFactorProof => proofOf(otherCode(right), sms);

  describe('the limits of the second factor', () => {
    it('are five wrong codes for each code, and a new code resets the count', async () => {
      await signIn('sms2fa');
      const first = await textTo(sms);
      for (let tries = 1; tries < 5; tries += 1) {
        expect(await validate(wrong(first))).toEqual(refused('CodeMismatch'));
      }
      const tooMany = E.left({ _tag: 'TooManyAttempts', retryAfterMs: null });
      expect(await validate(wrong(first))).toEqual(tooMany);
      expect(await validate(proofOf(first, sms))).toEqual(tooMany);
      fixture().advance(3 * minute);
      expect(await validate(proofOf(await textTo(sms), sms))).toEqual(E.right(undefined));
    });

    it('are ten minutes, one use and only the newest code', async () => {
      const { advance } = fixture();
      await signIn('sms2fa');
      const older = await textTo(sms);
      advance(3 * minute);
      const newer = await textTo(sms);
      expect(await validate(proofOf(older, sms))).toEqual(refused('CodeMismatch'));
      expect(await validate(proofOf(newer, sms))).toEqual(E.right(undefined));
      expect(await validate(proofOf(newer, sms))).toEqual(refused('CodeExpired'));
      advance(3 * minute);
      const late = await textTo(sms);
      advance(10 * minute);
      expect(await validate(proofOf(late, sms))).toEqual(refused('CodeExpired'));
    });

    it('lock two-factor after a hundred wrong codes: the service sends and accepts no code', async () => {
      const { engine, advance } = fixture();
      await signIn('sms2fa');
      for (let codes = 0; codes < 20; codes += 1) {
        const right = await textTo(sms);
        for (let tries = 0; tries < 5; tries += 1) await validate(wrong(right));
        advance(3 * minute);
      }
      const sent = engine.inbox(sms).length;
      expect(await send(byPhone(sms))).toMatchObject(E.right({ status: 'Locked', success: false }));
      expect(engine.inbox(sms)).toHaveLength(sent);
      expect(await validate(proofOf(codeAt(sms), sms))).toMatchObject(refused('TooManyAttempts'));
    });

    it.each<readonly [string, TwoFactorRequest, string]>([
      ['landline2fa', byPhone(landline, 'sms'), 'a text to a landline'],
      ['landline2fa', byPhone(landline, 'whatsapp'), 'WhatsApp to a landline'],
      ['sms2fa', byPhone(sms, 'whatsapp'), 'a channel that the service does not offer'],
      ['setup2fa', byPhone('+447012345678'), 'a number that cannot receive codes'],
    ])('refuse %s %o: %s', async (name, request) => {
      await signIn(name);
      expect(E.isLeft(await send(request))).toBe(true);
      expect(fixture().engine.inbox(null)).toEqual([]);
    });

    it.each<readonly [string, TwoFactorRequest]>([
      ['sms2fa', byPhone('+447700900999')],
      ['sms2fa', { _tag: 'ByEmail' }],
      ['setup2fa', { _tag: 'ByEmail' }],
      ['locked2fa', byPhone('+447700900109')],
      ['disabled2fa', byPhone('+447700900120')],
    ])('return no success and send nothing: %s %o', async (name, request) => {
      await signIn(name);
      expect(await send(request)).toMatchObject(E.right({ success: false }));
      expect(fixture().engine.inbox(null)).toEqual([]);
    });
  });

  describe('the numbers of the second factor', () => {
    const profileNumber = async (): Promise<unknown> => {
      const profile = await fixture().identity.profile();
      return E.isRight(profile) ? profile.right.mobileNumber : profile.left;
    };

    it('can be read and looked up after a refused sign-in, but nothing can be verified', async () => {
      await signIn('legacy2fa');
      expect(await profileNumber()).toBe(legacy);
      expect(await fixture().identity.lookUpPhone(legacy)()).toEqual(E.right({ _tag: 'Valid', type: 'Mobile' }));
      const proof = proofOf(await textTo(legacy), legacy);
      expect(await validate(proof)).toEqual(refused('SignedOut'));
      expect(E.isRight(await signInWithCode('legacy2fa', proof))).toBe(true);
    });

    it.each([
      ['setup2fa', '+447700900199'],
      ['choose2fa', '+447700900106'],
      ['onelinked2fa', '+447700900108'],
    ])('are set up by their first code: %s at %s', async (name, number) => {
      await signIn(name);
      expect(await profileNumber()).toBeNull();
      expect(await validate(proofOf(await textTo(number), number))).toEqual(E.right(undefined));
      expect(await profileNumber()).toBe(number);
      expect(await send({ _tag: 'StatusOnly' })).toMatchObject(E.right({ status: 'Enrolled' }));
    });

    it('of a linked account proves a sign-in only with the profile that has it', async () => {
      await signIn('choose2fa');
      const answer = await tokens();
      const profiles = E.isRight(answer) ? answer.right.claims.linkedAccounts.map(({ profileId }) => profileId) : [];
      const proof = proofOf(await textTo('+447700900106'), '+447700900106');
      const [first = null, second = null] = profiles;
      expect(await signInWithCode('choose2fa', { ...proof, profileId: first })).toEqual(refused('ParameterRefused'));
      expect(E.isRight(await signInWithCode('choose2fa', { ...proof, profileId: second }))).toBe(true);
    });
  });
};
