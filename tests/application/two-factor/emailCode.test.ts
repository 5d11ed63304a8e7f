import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Profile } from '#application/ports/identityCalls.ts';
import { newSession } from '#domain/session/newSession.ts';
import { makeTwoFactorTestApp, proofsOf, replying } from './twoFactorTestApp.ts';

describe('a code by email', () => {
  it('is sent once to the email of the profile if two-factor is set up without a number', async () => {
    const app = await makeTwoFactorTestApp('email2fa');
    expect(await app.signIn()).toBe('/2fa/verify-number');
    const asked = app.calls().filter(({ call }) => call === 'requestTwoFactor');
    expect(asked.map(({ given }) => given[0])).toEqual([{ _tag: 'StatusOnly' }, { _tag: 'ByEmail' }]);
    expect(app.engine.inbox('email2fa@sandbox.test')).toMatchObject([{ channel: 'email' }]);
    expect(app.twoFactor()).toMatchObject({ sent: { channel: 'email', previousChannel: null, sendAttempts: 1 } });
  });

  it('leads to the error page if the service refuses to send, and to its screen once the service sends one', async () => {
    let words: { readonly success?: boolean } = { success: false };
    const app = await makeTwoFactorTestApp(
      'email2fa',
      replying(() => words),
    );
    expect(await app.signIn()).toBe('/signin/error');
    expect(app.twoFactor().sent).toBeNull();
    expect(app.errors()).toContain('Sending a code failed: Unexpected');
    app.advance(60_000);
    app.ports.session.update(() => newSession);
    expect(await app.open('/2fa/verify-number')).toBe('/signin/error');
    words = {};
    app.breaks('requestTwoFactor', null, { _tag: 'ServiceFailed' });
    app.advance(60_000);
    expect(await app.open('/2fa/verify-number')).toBe('/signin');
    expect(await app.open('/2fa/verify-number')).toBeNull();
    expect(app.session().progress.entryFault).toBeNull();
  });

  it('is verified without a number, also if the profile has one by now', async () => {
    let number: string | null = null;
    const app = await makeTwoFactorTestApp('email2fa', ({ profile }) => ({
      profile: async () => E.map((read: Profile) => ({ ...read, mobileNumber: number }))(await profile()),
    }));
    await app.signIn();
    number = '+447700900151';
    await app.reopen('/2fa/verify-number');
    expect(app.twoFactor()).toMatchObject({ phone: { number }, sent: { channel: 'email' } });
    await app.verify();
    expect(proofsOf(app)).toMatchObject([{ channel: 'email', number: null }]);
  });
});
