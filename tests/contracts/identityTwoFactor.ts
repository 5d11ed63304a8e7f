import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Profile, TwoFactorRequest } from '#application/ports/identityCalls.ts';
import { byPhone, otherCode, proofOf } from '#tests/support/people.ts';
import { done, personAt, refused, type IdentityFixture } from './identityFixture.ts';

const sms = '+447700900101';
const whatsapp = '+447700900102';
const landline = '+442079460103';
const statusOnly: TwoFactorRequest = { _tag: 'StatusOnly' };
const byEmail: TwoFactorRequest = { _tag: 'ByEmail' };
const withoutNumber = { channel: 'email', number: null, changingNumber: false } as const;

const reports = (status: string, ...verificationChannels: ReadonlyArray<string>) =>
  E.right({ status, verificationChannels });
const sends = (challengeName: string) =>
  E.right({ status: 'Enrolled', success: true, challengeName, retryAfterMs: null });
const setsUp = E.right({ status: 'SetupRequired', success: true });
const changes = E.right({ success: true });
const noSuccess = E.right({ success: false });
const isRefused = { _tag: 'Left' };
const incomplete = refused('TwoFactorIncomplete');
const another = '+447700900199';
const change = (number: string): TwoFactorRequest => ({ ...byPhone(number), changingNumber: true });

/** What a request answers in the session of a seed account, and to whom a code is sent. Nobody changes a number who owes a second factor. */
const requests: ReadonlyArray<readonly [name: string, TwoFactorRequest, answer: object, to: string | null]> = [
  ['sms2fa', statusOnly, reports('Enrolled', 'SMS', 'CALL'), null],
  ['whatsapp2fa', statusOnly, reports('Enrolled', 'SMS', 'CALL', 'WHATSAPP'), null],
  ['choose2fa', statusOnly, reports('SetupRequired', 'SMS', 'CALL'), null],
  ['locked2fa', statusOnly, reports('Locked', 'SMS', 'CALL'), null],
  ['disabled2fa', statusOnly, reports('SetupDisabled', 'SMS', 'CALL'), null],
  ['sms2fa', byPhone(sms), sends('TwoFASMS'), sms],
  ['sms2fa', byPhone(sms, 'call'), sends('TwoFAVoice'), sms],
  ['landline2fa', byPhone(landline, 'call'), sends('TwoFAVoice'), landline],
  ['whatsapp2fa', byPhone(whatsapp, 'whatsapp'), sends('TwoFAWhatsApp'), whatsapp],
  ['email2fa', byEmail, sends('TwoFAEmail'), 'email2fa@sandbox.test'],
  ['landline2fa', byPhone(landline, 'sms'), isRefused, null],
  ['landline2fa', byPhone(landline, 'whatsapp'), isRefused, null],
  ['sms2fa', byPhone(sms, 'whatsapp'), isRefused, null],
  ['setup2fa', byPhone('+447012345678'), isRefused, null],
  ['sms2fa', byPhone('+447700900999'), noSuccess, null],
  ['sms2fa', byEmail, noSuccess, null],
  ['setup2fa', byEmail, noSuccess, null],
  ['locked2fa', byPhone('+447700900109'), noSuccess, null],
  ['disabled2fa', byPhone('+447700900120'), noSuccess, null],
  ['setup2fa', byPhone(another), setsUp, another],
  ['choose2fa', byPhone('+447700900106'), setsUp, '+447700900106'],
  ['onelinked2fa', byPhone('+447700900108'), setsUp, '+447700900108'],
  ['setup2fa', change(another), changes, another],
  ['personal', change(another), changes, another],
  ['review2fa', change(another), changes, another],
  ['sms2fa', change(another), incomplete, null],
  ['sms2fa', change(sms), incomplete, null],
  ['email2fa', change(another), incomplete, null],
  ['locked2fa', change(another), incomplete, null],
  ['legacy2fa', change(another), incomplete, null],
  ['legacy2fa', change('+447700900110'), incomplete, null],
];

/** The contract of the two-factor gateway. */
export const twoFactorContract = (fixture: () => IdentityFixture): void => {
  const { codeAt, send, signIn, signInWithCode, textTo, tokens, validate } = personAt(fixture);
  const numberNow = async () =>
    E.toUnion(E.map(({ mobileNumber }: Profile) => mobileNumber)(await fixture().identity.profile()));
  const lookUp = (number: string) => fixture().identity.lookUpPhone(number)();

  describe('the second factor', () => {
    it.each(requests)(
      'of %s, asked for %o, answers %j; a code to %s proves it, and stores its number',
      async (...row) => {
        const [name, request, answer, to] = row;
        await signIn(name);
        const before = await numberNow();
        expect(await send(request)).toMatchObject(answer);
        const { channel, number, changingNumber } = request._tag === 'ByPhone' ? request : withoutNumber;
        expect(await fixture().engine.inbox(null)).toMatchObject(to === null ? [] : [{ to, channel }]);
        expect(await numberNow()).toEqual(before);
        if (to === null) return;
        expect(await validate({ ...proofOf(await codeAt(to), number), channel, changingNumber })).toEqual(done);
        expect(await numberNow()).toBe(number);
      },
    );

    it('is required until the code is verified, once and within ten minutes', async () => {
      await signIn('sms2fa');
      expect(await tokens()).toMatchObject(E.right({ claims: { twoFactor: 'Required' }, authCode: null }));
      const right = proofOf(await textTo(sms), sms);
      expect(await validate({ ...right, code: otherCode(right.code) })).toEqual(refused('CodeMismatch'));
      expect([await validate(right), await validate(right)]).toEqual([done, refused('CodeExpired')]);
      const completed = { claims: { twoFactor: 'Completed' }, authCode: expect.any(String) };
      expect(await tokens()).toMatchObject(E.right(completed));
      const late = proofOf(await textTo(sms), sms);
      await fixture().advance(10 * 60_000);
      expect(await validate(late)).toEqual(refused('CodeExpired'));
    });

    it('refuses every code after five wrong ones, until a new one is sent', async () => {
      await signIn('sms2fa');
      const right = proofOf(await textTo(sms), sms);
      const answers = [];
      for (let tries = 0; tries < 6; tries += 1) {
        answers.push(await validate(tries < 5 ? { ...right, code: otherCode(right.code) } : right));
      }
      const tooMany = E.left({ _tag: 'TooManyAttempts', retryAfterMs: null });
      expect(answers).toEqual([...Array(4).fill(refused('CodeMismatch')), tooMany, tooMany]);
      expect(await validate(proofOf(await textTo(sms), sms))).toEqual(done);
    });
  });

  describe('a number', () => {
    it.each([
      [sms, 'Valid', 'Mobile'],
      [landline, 'Valid', 'Landline'],
      ['+445612345678', 'Valid', 'Voip'],
      ['+447012345678', 'Invalid', 'Voip'],
      ['+449011234567', 'Invalid', null],
      ['+4412', 'Invalid', null],
    ])('is looked up: %s is %s, %s', async (number, _tag, type) => {
      await signIn('sms2fa');
      expect(await lookUp(number)).toEqual(E.right({ _tag, type }));
    });

    it('that was never validated is refused once on each visit, until its code is verified', async () => {
      await signIn('review2fa');
      const number = '+447700900104';
      const visit = async (): Promise<ReadonlyArray<unknown>> => {
        await fixture().identity.profile();
        return [await lookUp(number), await lookUp(number)];
      };
      const [valid, invalid] = ['Valid', 'Invalid'].map((_tag) => E.right({ _tag, type: 'Mobile' }));
      const once = [invalid, valid];
      expect([await visit(), await visit()]).toEqual([once, once]);
      await validate(proofOf(await textTo(number), number));
      expect(await visit()).toEqual([valid, valid]);
    });

    it('of a linked account proves a sign-in only with the profile that has it', async () => {
      await signIn('choose2fa');
      const answer = await tokens();
      const [first, second] = E.isRight(answer) ? answer.right.claims.linkedAccounts : [];
      const proof = proofOf(await textTo('+447700900106'), '+447700900106');
      const signInFor = (profile = first) =>
        signInWithCode('choose2fa', { ...proof, profileId: profile?.profileId ?? null });
      expect(await signInFor(first)).toEqual(refused('ParameterRefused'));
      expect(E.isRight(await signInFor(second))).toBe(true);
    });
  });
};
