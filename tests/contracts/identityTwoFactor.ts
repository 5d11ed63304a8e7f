import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Profile, TwoFactorRequest } from '#application/ports/identityCalls.ts';
import { otherCode } from '#tests/support/codes.ts';
import { byPhone, proofOf } from '#tests/support/people.ts';
import { done, personAt, refused, type IdentityFixture } from './identityFixture.ts';

const sms = '+447700900101';
const landline = '+442079460103';
const statusOnly: TwoFactorRequest = { _tag: 'StatusOnly' };
const withoutNumber = { channel: 'email', number: null, changingNumber: false } as const;

const reports = (status: string, ...verificationChannels: ReadonlyArray<string>) =>
  E.right({ status, verificationChannels });
const sends = (challengeName: string) =>
  E.right({ status: 'Enrolled', success: true, challengeName, retryAfterMs: null });
const change = (number: string): TwoFactorRequest => ({ ...byPhone(number), changingNumber: true });

/** What a request answers in the session of a seed account, and to whom a code is sent. */
const requests: ReadonlyArray<readonly [name: string, TwoFactorRequest, answer: object, to: string | null]> = [
  ['sms2fa', statusOnly, reports('Enrolled', 'SMS', 'CALL'), null],
  ['whatsapp2fa', statusOnly, reports('Enrolled', 'SMS', 'CALL', 'WHATSAPP'), null],
  ['choose2fa', statusOnly, reports('SetupRequired', 'SMS', 'CALL'), null],
  ['locked2fa', statusOnly, reports('Locked', 'SMS', 'CALL'), null],
  ['disabled2fa', statusOnly, reports('SetupDisabled', 'SMS', 'CALL'), null],
  ['sms2fa', byPhone(sms), sends('TwoFASMS'), sms],
  ['landline2fa', byPhone(landline, 'call'), sends('TwoFAVoice'), landline],
  ['whatsapp2fa', byPhone('+447700900102', 'whatsapp'), sends('TwoFAWhatsApp'), '+447700900102'],
  ['email2fa', { _tag: 'ByEmail' }, sends('TwoFAEmail'), 'email2fa@sandbox.test'],
  ['setup2fa', byPhone('+447700900199'), E.right({ status: 'SetupRequired', success: true }), '+447700900199'],
  ['personal', change('+447700900199'), E.right({ success: true }), '+447700900199'],
  ['locked2fa', byPhone('+447700900109'), E.right({ success: false }), null],
  ['landline2fa', byPhone(landline, 'sms'), refused('Unexpected'), null],
  ['sms2fa', change(sms), refused('TwoFactorIncomplete'), null],
];

/** The contract of the two-factor gateway. */
export const twoFactorContract = (fixture: () => IdentityFixture): void => {
  const { codeAt, send, signIn, textTo, tokens, validate } = personAt(fixture);
  const numberNow = async () =>
    E.toUnion(E.map(({ mobileNumber }: Profile) => mobileNumber)(await fixture().identity.profile()));

  describe('the second factor', () => {
    it.each(requests)(
      'of %s, asked for %o, answers %j; a code to %s proves it, and stores its number',
      async (...row) => {
        const [name, request, answer, to] = row;
        await signIn(name);
        const before = await numberNow();
        expect(await send(request)).toMatchObject(answer);
        const { channel, number, changingNumber } = request._tag === 'ByPhone' ? request : withoutNumber;
        expect(await fixture().sentCodes()).toMatchObject(to === null ? [] : [{ to, channel }]);
        expect(await numberNow()).toEqual(before);
        if (to === null) return;
        expect(await validate({ ...proofOf(await codeAt(to), number), channel, changingNumber })).toEqual(done);
        expect(await numberNow()).toBe(number);
      },
    );

    it('is required until the code is verified, once', async () => {
      await signIn('sms2fa');
      expect(await tokens()).toMatchObject(E.right({ claims: { twoFactor: 'Required' }, authCode: null }));
      const right = proofOf(await textTo(sms), sms);
      expect(await validate({ ...right, code: otherCode(right.code) })).toEqual(refused('CodeMismatch'));
      expect([await validate(right), await validate(right)]).toEqual([done, refused('CodeExpired')]);
      const completed = { claims: { twoFactor: 'Completed' }, authCode: expect.any(String) };
      expect(await tokens()).toMatchObject(E.right(completed));
    });

    it.each([
      [sms, 'Valid', 'Mobile'],
      [landline, 'Valid', 'Landline'],
      ['+445612345678', 'Valid', 'Voip'],
      ['+447012345678', 'Invalid', 'Voip'],
      ['+4412', 'Invalid', null],
    ])('looks up a number: %s is %s, %s', async (number, _tag, type) => {
      await signIn('sms2fa');
      expect(await fixture().identity.lookUpPhone(number)()).toEqual(E.right({ _tag, type }));
    });
  });
};
