import { describe, expect, it } from 'vitest';
import type { SmsCodes } from '#application/ports/browser.ts';
import type { TwoFactorReply } from '#application/ports/identityCalls.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import type { TwoFactorStatus } from '#domain/two-factor/twoFactor.ts';
import { codeOf } from '#tests/support/codes.ts';
import { callsDuring, makeTwoFactorTestApp, proofsOf, replying } from './twoFactorTestApp.ts';

/** A signed-in person, to whom the first code was sent if a channel is given; then the service replies in other words. */
const open = async (name: string, channel: string | null = 'sms', words: Partial<TwoFactorReply> = {}) => {
  let said: Partial<TwoFactorReply> = {};
  const app = await makeTwoFactorTestApp(
    name,
    replying(() => said),
  );
  await app.signIn();
  if (channel !== null) await app.sendCode(channel);
  said = words;
  return app;
};

describe('a code of the second factor', () => {
  it.each([
    ['sms2fa', 'sms'],
    ['email2fa', null],
  ])('of %s can be sent again after the cooldown of the service, and not before', async (name, channel) => {
    const app = await open(name, channel, { retryAfterMs: 75_000 });
    expect(await app.resendCode()).toBe('Waiting');
    app.advance(30_000);
    expect(await app.resendCode()).toBe('Sent');
    expect(app.engine.inbox(null)).toHaveLength(2);
    expect(app.session().codes).toMatchObject({ purpose: 'TwoFactor', resendAt: app.ports.clock.now() + 75_000 });
  });

  it('by another way is sent before the wait of the one before is over, and counted', async () => {
    const app = await open('whatsapp2fa');
    app.advance(5_000);
    expect(await app.sendCode('whatsapp')).toBe('/2fa/verify-number');
    const sent = { channel: 'whatsapp', previousChannel: 'whatsapp', sendAttempts: 2, verificationAttempts: 0 };
    expect(app.twoFactor().sent).toEqual(sent);
    expect(app.session().codes.resendAt).toBe(app.ports.clock.now() + 30_000);
  });

  it.each([
    ['landline2fa', 'sms'],
    ['sms2fa', 'whatsapp'],
    ['sms2fa', 'email'],
  ])('of %s is not requested by %s, which is not offered', async (name, chosen) => {
    const app = await open(name, null);
    const calls = await callsDuring(app, async () => expect(await app.sendCode(chosen)).toBe('NothingChosen'));
    expect(calls).toEqual([]);
  });

  it.each<[IdentityFault | null, TwoFactorStatus, string, IdentityFault | null]>([
    [null, 'Locked', '/2fa/locked', null],
    [null, 'Enrolled', '/signin', { _tag: 'Unexpected' }],
    [{ _tag: 'SignedOut' }, 'Locked', '/signin', { _tag: 'SignedOut' }],
    [{ _tag: 'TwoFactorIncomplete' }, 'Enrolled', '/2fa/phone-validation', null],
    [{ _tag: 'AccountLocked' }, 'Enrolled', '/signin/locked', null],
    [{ _tag: 'Unreachable' }, 'Enrolled', 'Unreachable', null],
  ])('that fails for %j (null is a refusal) while the status is %s leads to %s, which shows %j', async (...row) => {
    const [fault, status, answer, entryFault] = row;
    const app = await open('sms2fa', null, fault === null ? { success: false, status } : {});
    app.ports.session.update(inTwoFactor((before) => ({ ...before, status })));
    app.breaks('requestTwoFactor', fault);
    expect(await app.sendCode()).toBe(answer);
    expect(app.session().progress.entryFault).toEqual(entryFault);
  });

  it.each<IdentityFault | null>([{ _tag: 'ServiceFailed' }, null])(
    'by another way that fails (%j, null is a refusal) leaves the one before, its wait and its channel',
    async (fault) => {
      const app = await open('sms2fa', 'sms', fault === null ? { success: false } : {});
      app.advance(5_000);
      const { codes, twoFactor } = app.session();
      app.breaks('requestTwoFactor', fault);
      expect(await app.sendCode('call')).toBe(fault?._tag ?? '/signin');
      expect(app.session()).toMatchObject({ codes, twoFactor });
      await app.verify();
      expect(proofsOf(app)).toMatchObject([{ channel: 'sms' }]);
    },
  );
});

describe('"Send a new code"', () => {
  it.each([
    ['sms2fa', 'Sent', { _tag: 'ByPhone', channel: 'sms', number: '+447700900101', changingNumber: false }],
    ['setup2fa', 'Unexpected', { _tag: 'StatusOnly' }],
  ])('to %s, who has chosen no channel, is %s: the service is asked for %j', async (name, answer, ask) => {
    const app = await open(name, null);
    expect(await app.resendCode()).toBe(answer);
    expect(app.calls().at(-1)).toMatchObject({ call: 'requestTwoFactor', given: [ask, {}] });
    expect(app.twoFactor().sent === null).toBe(answer === 'Unexpected');
  });

  it.each<[string, IdentityFault | null, string, Record<string, unknown>]>([
    ['sms2fa', null, 'Unexpected', { twoFactor: { standing: 'Read' }, progress: { entryFault: null } }],
    ['email2fa', null, '/signin/error', { twoFactor: { standing: 'EmailRefused' } }],
    ['sms2fa', { _tag: 'Unreachable' }, 'Unreachable', { progress: { entryFault: null } }],
    ['sms2fa', { _tag: 'SignedOut' }, '/signin', { progress: { entryFault: { _tag: 'SignedOut' } } }],
  ])('of %s that fails for %j (null is a refusal) comes to %s, and makes no second call', async (...row) => {
    const [name, fault, to, after] = row;
    const app = await open(name, 'sms', fault === null ? { success: false } : {});
    app.advance(30_000);
    app.breaks('requestTwoFactor', fault);
    expect(await callsDuring(app, async () => expect(await app.resendCode()).toBe(to))).toHaveLength(1);
    expect(app.session()).toMatchObject(after);
  });
});

describe('the code of a text message', () => {
  it.each([
    ['sms', [codeOf('1')]],
    ['call', []],
    [null, []],
  ])('is received where the last code went by %s: %j', async (channel, received) => {
    const listeners = new Set<Parameters<SmsCodes['listen']>[0]>();
    const listen: SmsCodes['listen'] = (onCode) => {
      listeners.add(onCode);
      return () => void listeners.delete(onCode);
    };
    const app = await makeTwoFactorTestApp('sms2fa', undefined, { smsCodes: { listen } });
    await app.signIn();
    if (channel !== null) await app.sendCode(channel);
    const codes: string[] = [];
    const stop = app.useCases.twoFactor.receiveSmsCode((code) => codes.push(code));
    for (const text of ['no code', codeOf('1').slice(1), codeOf('1')]) listeners.forEach((tell) => tell(text));
    expect(codes).toEqual(received);
    stop();
    expect(listeners.size).toBe(0);
  });
});
