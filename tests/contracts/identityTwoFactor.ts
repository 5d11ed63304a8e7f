import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  byPhone,
  context,
  newestCode,
  otherCode,
  proofOf,
  seed,
  signedIn,
  type IdentityStage,
} from './identityStage.ts';

/** The second factor. */
export const twoFactorContract = (stage: () => IdentityStage): void => {
  describe('the second factor', () => {
    it('is owed until its code is given', async () => {
      const { identity } = await signedIn(stage(), 'sms2fa');
      expect(await identity.tokens(null)()).toMatchObject(E.right({ claims: { twoFactor: 'Owed' }, authCode: null }));
      expect(await identity.send2FA(byPhone('+447700900101'), context)()).toEqual(
        E.right({
          status: 'Enrolled',
          success: true,
          verificationChannels: expect.arrayContaining(['SMS', 'CALL']),
          challengeName: 'TwoFASMS',
          retryAfterMs: null,
        }),
      );
      const right = newestCode(stage(), '+447700900101');
      expect(await identity.validate2FA(proofOf(otherCode(right), '+447700900101'), context)()).toEqual(
        E.left({ _tag: 'CodeMismatch' }),
      );
      expect(await identity.validate2FA(proofOf(right, '+447700900101'), context)()).toEqual(E.right(undefined));
      expect(await identity.tokens(null)()).toMatchObject(
        E.right({ claims: { twoFactor: 'Completed' }, authCode: expect.any(String) }),
      );
    });

    it('tells how it stands without sending anything', async () => {
      const { identity, engine } = await signedIn(stage(), 'setup2fa');
      expect(await identity.send2FA({ _tag: 'StatusOnly' }, context)()).toMatchObject(
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
      const { identity } = await signedIn(stage(), name);
      expect(await identity.send2FA({ _tag: 'StatusOnly' }, context)()).toMatchObject(E.right({ status }));
    });

    it('goes by email where the profile has no number, and is refused where it has one', async () => {
      const { identity } = await signedIn(stage(), 'email2fa');
      const { email } = seed('email2fa');
      expect(await identity.send2FA({ _tag: 'ByEmail' }, context)()).toMatchObject(
        E.right({ success: true, challengeName: 'TwoFAEmail' }),
      );
      const proof = proofOf(newestCode(stage(), email), null);
      expect(await identity.validate2FA(proof, context)()).toEqual(E.right(undefined));
      const other = await signedIn(stage(), 'sms2fa');
      expect(await other.identity.send2FA({ _tag: 'ByEmail' }, context)()).toMatchObject(E.right({ success: false }));
    });

    it('is called through to a landline', async () => {
      const { identity, engine } = await signedIn(stage(), 'landline2fa');
      await identity.send2FA(byPhone('+442079460103', 'call'), context)();
      expect(engine.inbox('+442079460103')).toMatchObject([{ channel: 'call' }]);
    });

    it('takes a changed number over once its code is given', async () => {
      const { identity } = await signedIn(stage(), 'sms2fa');
      const number = '+447700900199';
      await identity.send2FA({ ...byPhone(number), changingNumber: true }, context)();
      const proof = { ...proofOf(newestCode(stage(), number), number), changingNumber: true };
      expect(await identity.validate2FA(proof, context)()).toEqual(E.right(undefined));
      expect(await identity.profile()).toMatchObject(E.right({ mobileNumber: number }));
    });

    it('reads the profile', async () => {
      const { identity } = await signedIn(stage(), 'business');
      expect(await identity.profile()).toEqual(
        E.right({ email: 'business@sandbox.test', accountType: 'Business', mobileNumber: null }),
      );
    });

    it.each([
      ['+447700900101', { _tag: 'Valid', type: 'Mobile' }],
      ['+442079460103', { _tag: 'Valid', type: 'Landline' }],
      ['+4412', { _tag: 'Invalid', type: null }],
    ])('looks the number %s up', async (number, lookup) => {
      const { identity } = await signedIn(stage(), 'sms2fa');
      expect(await identity.lookUpPhone(number)()).toEqual(E.right(lookup));
    });

    it('says the type of a number it refuses, where it is known', async () => {
      const { identity } = await signedIn(stage(), 'review2fa');
      await identity.profile();
      expect(await identity.lookUpPhone('+447700900104')()).toEqual(E.right({ _tag: 'Invalid', type: 'Mobile' }));
    });

    it('never speaks of a wrong password to someone who is not signed in', async () => {
      const { identity } = stage();
      const signedOut = E.left({ _tag: 'SignedOut' });
      expect(await identity.send2FA({ _tag: 'StatusOnly' }, context)()).toEqual(signedOut);
      expect(await identity.profile()).toEqual(signedOut);
      expect(await identity.lookUpPhone('+447700900101')()).toEqual(signedOut);
    });
  });
};
