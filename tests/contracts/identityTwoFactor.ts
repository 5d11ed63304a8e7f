import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { byPhone, otherCode, proofOf, refused, seed, type IdentityFixture } from './identityFixture.ts';
import { personAt } from './identityPerson.ts';

const sms = '+447700900101';

/** The contract of the two-factor gateway. */
export const twoFactorContract = (fixture: () => IdentityFixture): void => {
  const { codeAt, send, signIn, textTo, tokens, validate } = personAt(fixture);

  describe('the second factor', () => {
    it('is required until its code is verified', async () => {
      await signIn('sms2fa');
      expect(await tokens()).toMatchObject(E.right({ claims: { twoFactor: 'Required' }, authCode: null }));
      expect(await send(byPhone(sms))).toEqual(
        E.right({
          status: 'Enrolled',
          success: true,
          verificationChannels: expect.arrayContaining(['SMS', 'CALL']),
          challengeName: 'TwoFASMS',
          retryAfterMs: null,
        }),
      );
      const right = codeAt(sms);
      expect(await validate(proofOf(otherCode(right), sms))).toEqual(refused('CodeMismatch'));
      expect(await validate(proofOf(right, sms))).toEqual(E.right(undefined));
      const completed = { claims: { twoFactor: 'Completed' }, authCode: expect.any(String) };
      expect(await tokens()).toMatchObject(E.right(completed));
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
      expect(fixture().engine.inbox(null)).toEqual([]);
    });

    it('goes by email if the profile has no number', async () => {
      await signIn('email2fa');
      const sent = { success: true, challengeName: 'TwoFAEmail' };
      expect(await send({ _tag: 'ByEmail' })).toMatchObject(E.right(sent));
      expect(await validate(proofOf(codeAt(seed('email2fa').email), null))).toEqual(E.right(undefined));
    });

    it.each([
      ['call', 'sms2fa', sms, 'TwoFAVoice'],
      ['call', 'landline2fa', '+442079460103', 'TwoFAVoice'],
      ['whatsapp', 'whatsapp2fa', '+447700900102', 'TwoFAWhatsApp'],
    ] as const)('goes by %s to the number of %s', async (...row) => {
      const [channel, name, number, challengeName] = row;
      await signIn(name);
      expect(await send(byPhone(number, channel))).toMatchObject(E.right({ success: true, challengeName }));
      expect(fixture().engine.inbox(number)).toMatchObject([{ channel }]);
      expect(await validate({ ...proofOf(codeAt(number), number), channel })).toEqual(E.right(undefined));
    });

    it('reads the profile', async () => {
      await signIn('business');
      const profile = { email: 'business@sandbox.test', accountType: 'Business', mobileNumber: null };
      expect(await fixture().identity.profile()).toEqual(E.right(profile));
    });

    it.each([
      [sms, { _tag: 'Valid', type: 'Mobile' }],
      ['+442079460103', { _tag: 'Valid', type: 'Landline' }],
      ['+445612345678', { _tag: 'Valid', type: 'Voip' }],
      ['+33612345678', { _tag: 'Valid', type: 'Mobile' }],
      ['+447012345678', { _tag: 'Invalid', type: 'Voip' }],
      ['+449011234567', { _tag: 'Invalid', type: null }],
      ['+4412', { _tag: 'Invalid', type: null }],
    ])('looks up the number %s', async (number, lookup) => {
      await signIn('sms2fa');
      expect(await fixture().identity.lookUpPhone(number)()).toEqual(E.right(lookup));
    });

    it('has a number that was never validated, which is refused once on each visit, until its code is verified', async () => {
      await signIn('review2fa');
      const { identity } = fixture();
      const number = '+447700900104';
      const lookUp = () => identity.lookUpPhone(number)();
      for (let visit = 0; visit < 2; visit += 1) {
        await identity.profile();
        expect(await lookUp()).toEqual(E.right({ _tag: 'Invalid', type: 'Mobile' }));
        expect(await lookUp()).toEqual(E.right({ _tag: 'Valid', type: 'Mobile' }));
      }
      await validate(proofOf(await textTo(number), number));
      await identity.profile();
      expect(await lookUp()).toEqual(E.right({ _tag: 'Valid', type: 'Mobile' }));
    });

    it('never returns a wrong password without a session', async () => {
      const { identity } = fixture();
      const answers = [await send({ _tag: 'StatusOnly' }), await identity.profile(), await identity.lookUpPhone(sms)()];
      expect(answers).toEqual(answers.map(() => refused('SignedOut')));
    });
  });
};
