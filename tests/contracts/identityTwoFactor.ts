import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  byPhone,
  requestContext,
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
        E.left({ _tag: 'CodeMismatch' }),
      );
      expect(await identity.validate2FA(proofOf(right, '+447700900101'), requestContext)()).toEqual(E.right(undefined));
      expect(await identity.tokens(null)()).toMatchObject(
        E.right({ claims: { twoFactor: 'Completed' }, authCode: expect.any(String) }),
      );
    });

    it('returns its status without sending anything', async () => {
      const { identity, engine } = await signedIn(fixture(), 'setup2fa');
      expect(await identity.send2FA({ _tag: 'StatusOnly' }, requestContext)()).toMatchObject(
        E.right({ status: 'SetupRequired' }),
      );
      expect(engine.inbox(null)).toEqual([]);
    });

    it.each([
      ['Locked', 'locked2fa'],
      ['SetupDisabled', 'disabled2fa'],
      ['SetupRequired', 'choose2fa'],
      ['Enrolled', 'email2fa'],
    ])('reports the status %s', async (status, name) => {
      const { identity } = await signedIn(fixture(), name);
      expect(await identity.send2FA({ _tag: 'StatusOnly' }, requestContext)()).toMatchObject(E.right({ status }));
    });

    it('goes by email if the profile has no number, and is refused if it has one', async () => {
      const { identity } = await signedIn(fixture(), 'email2fa');
      const { email } = seed('email2fa');
      expect(await identity.send2FA({ _tag: 'ByEmail' }, requestContext)()).toMatchObject(
        E.right({ success: true, challengeName: 'TwoFAEmail' }),
      );
      const proof = proofOf(newestCode(fixture(), email), null);
      expect(await identity.validate2FA(proof, requestContext)()).toEqual(E.right(undefined));
      const other = await signedIn(fixture(), 'sms2fa');
      expect(await other.identity.send2FA({ _tag: 'ByEmail' }, requestContext)()).toMatchObject(
        E.right({ success: false }),
      );
    });

    it('goes to a landline by a call', async () => {
      const { identity, engine } = await signedIn(fixture(), 'landline2fa');
      await identity.send2FA(byPhone('+442079460103', 'call'), requestContext)();
      expect(engine.inbox('+442079460103')).toMatchObject([{ channel: 'call' }]);
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
      ['+4412', { _tag: 'Invalid', type: null }],
    ])('looks up the number %s', async (number, lookup) => {
      const { identity } = await signedIn(fixture(), 'sms2fa');
      expect(await identity.lookUpPhone(number)()).toEqual(E.right(lookup));
    });

    it('returns the type of a refused number if it is known', async () => {
      const { identity } = await signedIn(fixture(), 'review2fa');
      await identity.profile();
      expect(await identity.lookUpPhone('+447700900104')()).toEqual(E.right({ _tag: 'Invalid', type: 'Mobile' }));
    });

    it('never returns a wrong password without a session', async () => {
      const { identity } = fixture();
      const signedOut = E.left({ _tag: 'SignedOut' });
      expect(await identity.send2FA({ _tag: 'StatusOnly' }, requestContext)()).toEqual(signedOut);
      expect(await identity.profile()).toEqual(signedOut);
      expect(await identity.lookUpPhone('+447700900101')()).toEqual(signedOut);
    });
  });
};
