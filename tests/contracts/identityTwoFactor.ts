import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
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

/** The contract of the two-factor gateway. */
export const twoFactorContract = (fixture: () => IdentityFixture): void => {
  describe('the second factor', () => {
    it('is required until its code is verified', async () => {
      const { identity } = await signedIn(fixture(), 'sms2fa');
      expect(await identity.tokens(null)()).toMatchObject(
        E.right({ claims: { twoFactor: 'Required' }, authCode: null }),
      );
      expect(await identity.send2FA(byPhone('+447700900101'), requestContext)()).toEqual(
        E.right({
          status: 'Enrolled',
          success: true,
          verificationChannels: expect.arrayContaining(['SMS', 'CALL']),
          challengeName: 'TwoFASMS',
          retryAfterMs: null,
        }),
      );
      const right = newestCode(fixture(), '+447700900101');
      expect(await identity.validate2FA(proofOf(otherCode(right), '+447700900101'), requestContext)()).toEqual(
        refused('CodeMismatch'),
      );
      expect(await identity.validate2FA(proofOf(right, '+447700900101'), requestContext)()).toEqual(E.right(undefined));
      expect(await identity.tokens(null)()).toMatchObject(
        E.right({ claims: { twoFactor: 'Completed' }, authCode: expect.any(String) }),
      );
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
      const { identity, engine } = await signedIn(fixture(), name);
      const answer = await identity.send2FA({ _tag: 'StatusOnly' }, requestContext)();
      expect(answer).toMatchObject(E.right({ status, verificationChannels }));
      expect(engine.inbox(null)).toEqual([]);
    });

    it('goes by email if the profile has no number', async () => {
      const { identity } = await signedIn(fixture(), 'email2fa');
      const { email } = seed('email2fa');
      expect(await identity.send2FA({ _tag: 'ByEmail' }, requestContext)()).toMatchObject(
        E.right({ success: true, challengeName: 'TwoFAEmail' }),
      );
      const proof = proofOf(newestCode(fixture(), email), null);
      expect(await identity.validate2FA(proof, requestContext)()).toEqual(E.right(undefined));
    });

    it.each([
      ['call', 'sms2fa', '+447700900101', 'TwoFAVoice'],
      ['call', 'landline2fa', '+442079460103', 'TwoFAVoice'],
      ['whatsapp', 'whatsapp2fa', '+447700900102', 'TwoFAWhatsApp'],
    ] as const)('goes by %s to the number of %s', async (...row) => {
      const [channel, name, number, challengeName] = row;
      const { identity, engine } = await signedIn(fixture(), name);
      expect(await identity.send2FA(byPhone(number, channel), requestContext)()).toMatchObject(
        E.right({ success: true, challengeName }),
      );
      expect(engine.inbox(number)).toMatchObject([{ channel }]);
      const proof = { ...proofOf(newestCode(fixture(), number), number), channel };
      expect(await identity.validate2FA(proof, requestContext)()).toEqual(E.right(undefined));
    });

    it('reads the profile', async () => {
      const { identity } = await signedIn(fixture(), 'business');
      expect(await identity.profile()).toEqual(
        E.right({ email: 'business@sandbox.test', accountType: 'Business', mobileNumber: null }),
      );
    });

    it.each([
      ['+447700900101', { _tag: 'Valid', type: 'Mobile' }],
      ['+442079460103', { _tag: 'Valid', type: 'Landline' }],
      ['+445612345678', { _tag: 'Valid', type: 'Voip' }],
      ['+33612345678', { _tag: 'Valid', type: 'Mobile' }],
      ['+447012345678', { _tag: 'Invalid', type: 'Voip' }],
      ['+449011234567', { _tag: 'Invalid', type: null }],
      ['+4412', { _tag: 'Invalid', type: null }],
    ])('looks up the number %s', async (number, lookup) => {
      const { identity } = await signedIn(fixture(), 'sms2fa');
      expect(await identity.lookUpPhone(number)()).toEqual(E.right(lookup));
    });

    it('has a number that was never validated, which is refused once on each visit, until its code is verified', async () => {
      const { identity } = await signedIn(fixture(), 'review2fa');
      const number = '+447700900104';
      const lookUp = () => identity.lookUpPhone(number)();
      for (let visit = 0; visit < 2; visit += 1) {
        await identity.profile();
        expect(await lookUp()).toEqual(E.right({ _tag: 'Invalid', type: 'Mobile' }));
        expect(await lookUp()).toEqual(E.right({ _tag: 'Valid', type: 'Mobile' }));
      }
      await identity.send2FA(byPhone(number), requestContext)();
      await identity.validate2FA(proofOf(newestCode(fixture(), number), number), requestContext)();
      await identity.profile();
      expect(await lookUp()).toEqual(E.right({ _tag: 'Valid', type: 'Mobile' }));
    });

    it('never returns a wrong password without a session', async () => {
      const { identity } = fixture();
      const signedOut = refused('SignedOut');
      expect(await identity.send2FA({ _tag: 'StatusOnly' }, requestContext)()).toEqual(signedOut);
      expect(await identity.profile()).toEqual(signedOut);
      expect(await identity.lookUpPhone('+447700900101')()).toEqual(signedOut);
    });
  });
};
