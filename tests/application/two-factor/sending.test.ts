import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { TwoFactorReply } from '#application/ports/identityCalls.ts';
import { makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const sent = E.right('Sent');
const waiting = E.right('Waiting');

/** A service whose answers about sent codes are replaced. */
const saying =
  (words: Partial<TwoFactorReply>) =>
  ({ send2FA }: IdentityGateway): Partial<IdentityGateway> => ({
    send2FA: (ask, context) =>
      pipe(
        send2FA(ask, context),
        TE.map((reply) => ({ ...reply, ...words })),
      ),
  });

const untilNext = ({ useCases, ports }: TwoFactorTestApp): number =>
  (useCases.session.get().codes.resendAt ?? 0) - ports.clock.now();

describe('a code of the second factor', () => {
  it.each([
    ['sms2fa', 'sms'],
    ['landline2fa', 'call'],
    ['whatsapp2fa', 'whatsapp'],
    ['email2fa', null],
  ])('of %s can be sent again after the cooldown of the service, and not before', async (name, channel) => {
    const visit = await makeTwoFactorTestApp(name, saying({ retryAfterMs: 75_000 }));
    const { useCases, advance, signIn, engine } = visit;
    await signIn();
    if (channel !== null) await useCases.twoFactor.sendCode(channel)();
    expect(untilNext(visit)).toBe(75_000);
    advance(74_999);
    expect(await useCases.twoFactor.resendCode()()).toEqual(waiting);
    expect(engine.inbox(null)).toHaveLength(1);
    advance(1);
    expect(await useCases.twoFactor.resendCode()()).toEqual(sent);
    expect(engine.inbox(null)).toHaveLength(2);
    expect(untilNext(visit)).toBe(75_000);
  });

  it('is not requested a second time where the session is over: sign-in says why', async () => {
    let isOver = false;
    const { useCases, advance, signIn, calls } = await makeTwoFactorTestApp('sms2fa', ({ send2FA }) => ({
      send2FA: (ask, context) => (isOver ? TE.left({ _tag: 'SignedOut' }) : send2FA(ask, context)),
    }));
    await signIn();
    await useCases.twoFactor.sendCode('sms')();
    advance(30_000);
    isOver = true;
    const before = calls().length;
    const toSignIn = { _tag: 'Route', to: '/signin' };
    expect(await useCases.twoFactor.resendCode()()).toEqual(E.right(toSignIn));
    expect(await useCases.runGuards({ to: '/signin', query: '', scheme: 'https:' })()).toBeNull();
    expect(calls()).toHaveLength(before + 1);
    expect(useCases.session.get().progress.entryFault).toEqual({ _tag: 'SignedOut' });
  });

  it('can be sent again after thirty seconds if the service names no cooldown', async () => {
    const visit = await makeTwoFactorTestApp('sms2fa');
    await visit.signIn();
    await visit.useCases.twoFactor.sendCode('sms')();
    expect(untilNext(visit)).toBe(30_000);
  });

  it('waits for the rate limit of the service', async () => {
    const visit = await makeTwoFactorTestApp('sms2fa');
    const { useCases, advance, signIn } = visit;
    await signIn();
    await useCases.twoFactor.sendCode('sms')();
    for (let codes = 1; codes < 5; codes += 1) {
      advance(30_000);
      await useCases.twoFactor.resendCode()();
    }
    expect(untilNext(visit)).toBe(8 * 60_000);
  });

  it.each([
    ['whatsapp2fa', 'whatsapp', 'whatsapp'],
    ['whatsapp2fa', 'call', 'call'],
    ['whatsapp2fa', 'sms', 'sms'],
    ['landline2fa', 'call', 'call'],
  ])('of %s by %s is stored as sent by %s, and counted', async (name, chosen, channel) => {
    const { signIn, useCases, twoFactor, advance } = await makeTwoFactorTestApp(name);
    await signIn();
    await useCases.twoFactor.sendCode(chosen)();
    expect(twoFactor()).toMatchObject({ channel, previousChannel: channel, sendAttempts: 1, verificationAttempts: 0 });
    advance(30_000);
    await useCases.twoFactor.resendCode()();
    expect(twoFactor()).toMatchObject({ channel, previousChannel: channel, sendAttempts: 2 });
  });

  it('keeps the channel that was asked for, whatever the service reports: it decides the previous channel only', async () => {
    const mobile = await makeTwoFactorTestApp('whatsapp2fa', saying({ challengeName: 'TwoFAVoice' }));
    await mobile.signIn();
    await mobile.useCases.twoFactor.sendCode('whatsapp')();
    expect(mobile.twoFactor()).toMatchObject({ channel: 'whatsapp', previousChannel: 'call' });
    const landline = await makeTwoFactorTestApp('landline2fa', saying({ challengeName: 'TwoFAWhatsApp' }));
    await landline.signIn();
    await landline.useCases.twoFactor.sendCode('call')();
    expect(landline.twoFactor()).toMatchObject({ channel: 'call', previousChannel: 'call' });
  });

  it.each([
    ['landline2fa', 'sms'],
    ['landline2fa', 'whatsapp'],
    ['sms2fa', 'whatsapp'],
    ['sms2fa', 'email'],
    ['sms2fa', ''],
  ])('of %s is not requested by %s, which is not offered', async (name, chosen) => {
    const { signIn, useCases, calls: asked } = await makeTwoFactorTestApp(name);
    await signIn();
    const before = asked().length;
    expect(await useCases.twoFactor.sendCode(chosen)()).toEqual(E.left({ _tag: 'NothingChosen' }));
    expect(asked()).toHaveLength(before);
  });
});
