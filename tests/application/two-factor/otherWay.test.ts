import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { TwoFactorReply } from '#application/ports/identityCalls.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { makeTwoFactorTestApp } from './twoFactorTestApp.ts';

describe('another way that fails', () => {
  it.each<IdentityFault>([{ _tag: 'ServiceFailed' }, { _tag: 'Unreachable' }, { _tag: 'Cancelled' }])(
    'for %j keeps the code before: its channel and its wait; it is verified with that channel',
    async (fault) => {
      const app = await makeTwoFactorTestApp('sms2fa');
      await app.signIn();
      await app.sendCode();
      app.advance(5_000);
      const { codes, twoFactor } = app.session();
      app.breaks('requestTwoFactor', fault);
      expect(await app.sendCode('call')).toBe(fault._tag);
      expect(app.session()).toMatchObject({ codes, twoFactor });
      expect(codes).toMatchObject({ purpose: 'TwoFactor', resendAt: app.ports.clock.now() + 25_000 });
      expect(await app.open('/2fa/verify-number')).toBeNull();
      await app.verify();
      expect(app.calls()).toContainEqual(
        expect.objectContaining({ call: 'verifyTwoFactor', proof: expect.objectContaining({ channel: 'sms' }) }),
      );
    },
  );

  it('keeps them where the service refuses it, and leaves them where it works', async () => {
    let success = true;
    const app = await makeTwoFactorTestApp('sms2fa', ({ requestTwoFactor }) => ({
      requestTwoFactor: (...call) =>
        TE.map((reply: TwoFactorReply) => ({ ...reply, success }))(requestTwoFactor(...call)),
    }));
    await app.signIn();
    await app.sendCode();
    success = false;
    const { codes } = app.session();
    expect(await app.sendCode('call')).toBe('/signin');
    expect(app.session()).toMatchObject({ codes, twoFactor: { sent: { channel: 'sms', sendAttempts: 1 } } });
    success = true;
    app.advance(5_000);
    expect(await app.sendCode('call')).toBe('/2fa/verify-number');
    const resendAt = app.ports.clock.now() + 30_000;
    expect(app.session()).toMatchObject({
      codes: { resendAt },
      twoFactor: { sent: { channel: 'call', sendAttempts: 2 } },
    });
  });
});
