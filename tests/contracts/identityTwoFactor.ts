import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { TwoFactorRequest } from '#application/ports/identityCalls.ts';
import { byPhone, done, otherCode, personAt, proofOf, refused, type IdentityFixture } from './identityFixture.ts';

const sms = '+447700900101';
const landline = '+442079460103';
const unconfirmed = '+447700900104';
const byEmail: TwoFactorRequest = { _tag: 'ByEmail' };
const valid = (type: string) => E.right({ _tag: 'Valid', type });
const invalid = (type: string | null) => E.right({ _tag: 'Invalid', type });

/** The contract of the two-factor gateway. */
export const twoFactorContract = (fixture: () => IdentityFixture): void => {
  const { codeAt, send, sentCount, signIn, signInWithCode, textTo, tokens, validate } = personAt(fixture);
  const lookUp = (number: string) => fixture().identity.lookUpPhone(number)();

  describe('the second factor', () => {
    it('is required until the code is verified, once and within ten minutes', async () => {
      await signIn('sms2fa');
      expect(await tokens()).toMatchObject(E.right({ claims: { twoFactor: 'Required' }, authCode: null }));
      const right = proofOf(await textTo(sms), sms);
      expect(await validate({ ...right, code: otherCode(right.code) })).toEqual(refused('CodeMismatch'));
      expect(await validate(right)).toEqual(done);
      expect(await validate(right)).toEqual(refused('CodeExpired'));
      const completed = { claims: { twoFactor: 'Completed' }, authCode: expect.any(String) };
      expect(await tokens()).toMatchObject(E.right(completed));
      const late = proofOf(await textTo(sms), sms);
      await fixture().advance(10 * 60_000);
      expect(await validate(late)).toEqual(refused('CodeExpired'));
    });

    it.each([
      ['sms2fa', 'Enrolled', ['SMS', 'CALL']],
      ['whatsapp2fa', 'Enrolled', ['SMS', 'CALL', 'WHATSAPP']],
      ['email2fa', 'Enrolled', ['SMS', 'CALL']],
      ['setup2fa', 'SetupRequired', ['SMS', 'CALL']],
      ['choose2fa', 'SetupRequired', ['SMS', 'CALL']],
      ['locked2fa', 'Locked', ['SMS', 'CALL']],
      ['disabled2fa', 'SetupDisabled', ['SMS', 'CALL']],
    ])('of %s has the status %s and the channels %j, and reading them sends nothing', async (...row) => {
      const [name, status, verificationChannels] = row;
      await signIn(name);
      expect(await send({ _tag: 'StatusOnly' })).toMatchObject(E.right({ status, verificationChannels }));
      expect(await sentCount()).toBe(0);
    });

    it.each<readonly [name: string, request: TwoFactorRequest, to: string, challengeName: string]>([
      ['sms2fa', byPhone(sms), sms, 'TwoFASMS'],
      ['sms2fa', byPhone(sms, 'call'), sms, 'TwoFAVoice'],
      ['landline2fa', byPhone(landline, 'call'), landline, 'TwoFAVoice'],
      ['whatsapp2fa', byPhone('+447700900102', 'whatsapp'), '+447700900102', 'TwoFAWhatsApp'],
      ['email2fa', byEmail, 'email2fa@sandbox.test', 'TwoFAEmail'],
    ])('of %s is sent by %o, and verified', async (name, request, to, challengeName) => {
      const { channel, number } = request._tag === 'ByPhone' ? request : { channel: 'email' as const, number: null };
      await signIn(name);
      const sent = { status: 'Enrolled', success: true, challengeName, retryAfterMs: null };
      expect(await send(request)).toMatchObject(E.right(sent));
      expect(await fixture().engine.inbox(to)).toMatchObject([{ channel }]);
      expect(await validate({ ...proofOf(await codeAt(to), number), channel })).toEqual(done);
    });

    it.each<readonly [string, TwoFactorRequest, answer: object]>([
      ['landline2fa', byPhone(landline, 'sms'), { _tag: 'Left' }],
      ['landline2fa', byPhone(landline, 'whatsapp'), { _tag: 'Left' }],
      ['sms2fa', byPhone(sms, 'whatsapp'), { _tag: 'Left' }],
      ['setup2fa', byPhone('+447012345678'), { _tag: 'Left' }],
      ['sms2fa', byPhone('+447700900999'), E.right({ success: false })],
      ['sms2fa', byEmail, E.right({ success: false })],
      ['setup2fa', byEmail, E.right({ success: false })],
      ['locked2fa', byPhone('+447700900109'), E.right({ success: false })],
      ['disabled2fa', byPhone('+447700900120'), E.right({ success: false })],
    ])('of %s is not sent by %o: %j', async (name, request, answer) => {
      await signIn(name);
      expect(await send(request)).toMatchObject(answer);
      expect(await sentCount()).toBe(0);
    });

    it('is locked by a hundred wrong codes, five for each code: then the service sends and accepts none', async () => {
      await signIn('sms2fa');
      for (let codes = 0; codes < 20; codes += 1) {
        const wrong = proofOf(otherCode(await textTo(sms)), sms);
        const answers = [];
        for (let tries = 0; tries < 5; tries += 1) answers.push(await validate(wrong));
        const tooMany = E.left({ _tag: 'TooManyAttempts', retryAfterMs: null });
        expect(answers).toEqual([...Array(4).fill(refused('CodeMismatch')), tooMany]);
        await fixture().advance(3 * 60_000);
      }
      expect(await send(byPhone(sms))).toMatchObject(E.right({ status: 'Locked', success: false }));
      expect(await sentCount()).toBe(20);
      expect(await validate(proofOf(await codeAt(sms), sms))).toMatchObject(refused('TooManyAttempts'));
    });
  });

  describe('the numbers of the second factor', () => {
    it.each([
      [sms, valid('Mobile')],
      [landline, valid('Landline')],
      ['+445612345678', valid('Voip')],
      ['+33612345678', valid('Mobile')],
      ['+447012345678', invalid('Voip')],
      ['+449011234567', invalid(null)],
      ['+4412', invalid(null)],
    ])('are looked up: %s', async (number, lookup) => {
      await signIn('sms2fa');
      expect(await lookUp(number)).toEqual(lookup);
    });

    it('are refused once on each visit where they were never validated, until their code is verified', async () => {
      await signIn('review2fa');
      const { identity } = fixture();
      for (let visit = 0; visit < 2; visit += 1) {
        await identity.profile();
        expect(await lookUp(unconfirmed)).toEqual(invalid('Mobile'));
        expect(await lookUp(unconfirmed)).toEqual(valid('Mobile'));
      }
      await validate(proofOf(await textTo(unconfirmed), unconfirmed));
      await identity.profile();
      expect(await lookUp(unconfirmed)).toEqual(valid('Mobile'));
    });

    it('of a linked account prove a sign-in only with the profile that has them', async () => {
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
