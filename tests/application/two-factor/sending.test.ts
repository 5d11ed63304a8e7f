import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { TwoFactorReply } from '#application/ports/identityCalls.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const sent = E.right('Sent');
const waiting = E.right('Waiting');

/** A service whose answers about sent codes are replaced. */
const saying =
  (words: Partial<TwoFactorReply>) =>
  ({ requestTwoFactor }: IdentityGateway): Pick<IdentityGateway, 'requestTwoFactor'> => ({
    requestTwoFactor: (...call) =>
      TE.map((reply: TwoFactorReply) => ({ ...reply, ...words }))(requestTwoFactor(...call)),
  });

const untilNext = ({ session, ports }: TwoFactorTestApp): number => (session().codes.resendAt ?? 0) - ports.clock.now();

/** A signed-in person, to whom the first code was sent if a channel is given. */
const open = async (
  name: string,
  channel: string | null = 'sms',
  answering?: (identity: IdentityGateway) => Partial<IdentityGateway>,
): Promise<TwoFactorTestApp> => {
  const app = await makeTwoFactorTestApp(name, answering);
  await app.signIn();
  if (channel !== null) await app.sendCode(channel);
  return app;
};

describe('a code of the second factor', () => {
  it.each([
    ['sms2fa', 'sms'],
    ['landline2fa', 'call'],
    ['whatsapp2fa', 'whatsapp'],
    ['email2fa', null],
  ])('of %s can be sent again after the cooldown of the service, and not before', async (name, channel) => {
    const app = await open(name, channel, saying({ retryAfterMs: 75_000 }));
    expect(untilNext(app)).toBe(75_000);
    app.advance(74_999);
    expect(await app.useCases.twoFactor.resendCode()()).toEqual(waiting);
    expect(app.engine.inbox(null)).toHaveLength(1);
    app.advance(1);
    expect(await app.useCases.twoFactor.resendCode()()).toEqual(sent);
    expect(app.engine.inbox(null)).toHaveLength(2);
    expect(untilNext(app)).toBe(75_000);
  });

  it.each([
    ['whatsapp2fa', 'whatsapp'],
    ['whatsapp2fa', 'call'],
    ['whatsapp2fa', 'sms'],
    ['landline2fa', 'call'],
  ])('of %s by %s is stored as sent that way, and counted', async (name, channel) => {
    const app = await open(name, channel);
    const sentBy = { channel, previousChannel: channel, verificationAttempts: 0 };
    expect(app.twoFactor().sent).toEqual({ ...sentBy, sendAttempts: 1 });
    app.advance(30_000);
    await app.useCases.twoFactor.resendCode()();
    expect(app.twoFactor().sent).toEqual({ ...sentBy, sendAttempts: 2 });
  });

  it.each([
    ['landline2fa', 'sms'],
    ['landline2fa', 'whatsapp'],
    ['sms2fa', 'whatsapp'],
    ['sms2fa', 'email'],
    ['sms2fa', ''],
  ])('of %s is not requested by %s, which is not offered', async (name, chosen) => {
    const app = await open(name, null);
    const before = app.calls().length;
    expect(await app.sendCode(chosen)).toBe('NothingChosen');
    expect(app.calls()).toHaveLength(before);
  });
});

describe('"Send a new code"', () => {
  it('requests a text to the number if no channel was chosen', async () => {
    const app = await open('sms2fa', null);
    expect(await app.useCases.twoFactor.resendCode()()).toEqual(sent);
    const ask = { _tag: 'ByPhone', channel: 'sms', number: '+447700900101', changingNumber: false };
    expect(app.calls().at(-1)).toEqual({ call: 'requestTwoFactor', ask });
    expect(app.session().codes.purpose).toBe('TwoFactor');
  });

  it('requests no code without a number, and counts none as sent', async () => {
    const app = await open('setup2fa', null);
    expect(await app.useCases.twoFactor.resendCode()()).toEqual(E.left({ _tag: 'Unexpected' }));
    expect(app.calls().at(-1)).toEqual({ call: 'requestTwoFactor', ask: { _tag: 'StatusOnly' } });
    expect(app.twoFactor().sent).toBeNull();
    expect(app.session().codes.resendAt).toBeNull();
  });

  const stays = { twoFactor: { standing: 'Read' }, progress: { entryFault: null } };

  it.each<[string, IdentityFault | 'Refused', E.Either<unknown, unknown>, Record<string, unknown>]>([
    ['sms2fa', 'Refused', E.left({ _tag: 'Unexpected' }), stays],
    ['email2fa', 'Refused', E.right(toRoute('/signin/error')), { twoFactor: { standing: 'EmailRefused' } }],
    ['sms2fa', { _tag: 'Unreachable' }, E.left({ _tag: 'Unreachable' }), stays],
    ['sms2fa', { _tag: 'SignedOut' }, E.right(toRoute('/signin')), { progress: { entryFault: { _tag: 'SignedOut' } } }],
  ])('of %s that the service answers with %j comes to %j, and makes no second call', async (...row) => {
    const [name, answer, to, after] = row;
    let isFirst = true;
    const app = await open(name, 'sms', (identity) => ({
      requestTwoFactor: (ask, context) => {
        if (isFirst) return identity.requestTwoFactor(ask, context);
        return answer === 'Refused'
          ? saying({ success: false })(identity).requestTwoFactor(ask, context)
          : TE.left(answer);
      },
    }));
    app.advance(30_000);
    isFirst = false;
    const before = app.calls().length;
    expect(await app.useCases.twoFactor.resendCode()()).toEqual(to);
    expect(app.session()).toMatchObject(after);
    expect(await app.open('/signin')).toBeNull();
    expect(app.calls()).toHaveLength(before + 1);
  });
});
