import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Profile } from '#application/ports/identityCalls.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { standingChanged } from '#domain/two-factor/statusChanges.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { answerOf, makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const lastCall = ({ calls }: TwoFactorTestApp): unknown => calls().at(-1);

const verify = ({ useCases }: TwoFactorTestApp, code: string, password: string | null = null): Promise<unknown> =>
  useCases.twoFactor.verify({ code, password, rememberBrowser: false })();

const proofs = ({ calls }: TwoFactorTestApp): ReadonlyArray<unknown> => calls().filter((one) => 'proof' in one);

describe('"Send a new code"', () => {
  it('requests a text to the number if no channel was chosen', async () => {
    const app = await makeTwoFactorTestApp('sms2fa');
    await app.signIn();
    expect(await app.useCases.twoFactor.resendCode()()).toEqual(E.right('Sent'));
    expect(lastCall(app)).toEqual({
      call: 'send2FA',
      ask: { _tag: 'ByPhone', channel: 'sms', number: '+447700900101', changingNumber: false },
    });
    expect(app.useCases.session.get().codes.purpose).toBe('TwoFactor');
  });

  it('requests no code without a number, and counts none as sent', async () => {
    const app = await makeTwoFactorTestApp('setup2fa');
    await app.signIn();
    expect(await app.useCases.twoFactor.resendCode()()).toEqual(E.left({ _tag: 'Unexpected' }));
    expect(lastCall(app)).toEqual({ call: 'send2FA', ask: { _tag: 'StatusOnly' } });
    expect(app.twoFactor().sendAttempts).toBe(0);
    expect(app.useCases.session.get().codes.resendAt).toBeNull();
  });
});

describe('the proof of a code', () => {
  it('names no number for a code by email, also if the profile has one by now', async () => {
    let number: string | null = null;
    const app = await makeTwoFactorTestApp('email2fa', ({ profile }) => ({
      profile: () =>
        pipe(
          profile,
          TE.map((read: Profile) => ({ ...read, mobileNumber: number })),
        )(),
    }));
    await app.signIn();
    number = '+447700900151';
    app.ports.session.update(inTwoFactor(standingChanged('Unread')));
    await app.useCases.runGuards({ to: '/2fa/verify-number', query: '', scheme: 'https:' })();
    expect(app.twoFactor()).toMatchObject({ phone: { number }, channel: 'email' });
    await verify(app, app.newestCode());
    expect(proofs(app)).toMatchObject([{ proof: { channel: 'email', number: null } }]);
  });

  it('names no number, and text as the channel, where nothing was sent', async () => {
    const app = await makeTwoFactorTestApp('setup2fa');
    await app.signIn();
    await verify(app, '123456');
    expect(proofs(app)).toMatchObject([{ call: 'validate2FA', proof: { channel: 'sms', number: null } }]);
  });

  it('goes to the live session where no email is known for a sign-in', async () => {
    const app = await makeTwoFactorTestApp('legacy2fa');
    await app.signIn();
    app.ports.session.update((session) => withParts(session, { typed: { email: null } }));
    await verify(app, '123456', seedPassword);
    expect(proofs(app)).toMatchObject([{ call: 'validate2FA' }]);
  });
});

describe('a verified code', () => {
  it('redirects with the code of its own sign-in, also if the tokens can be fetched only on the second try', async () => {
    let granted: string | null = null;
    let isDown = true;
    const app = await makeTwoFactorTestApp('legacy2fa', ({ signInWithTwoFactor, tokens }) => ({
      tokens: (profileId) => (isDown ? TE.left({ _tag: 'Unreachable' }) : tokens(profileId)),
      signInWithTwoFactor: (...call) =>
        pipe(
          signInWithTwoFactor(...call),
          TE.map((grant) => {
            granted = grant.authCode;
            return grant;
          }),
        ),
    }));
    const query = '?redirect_uri=https://partner.brand.test/back&code_challenge=c1&code_challenge_method=S256';
    await app.useCases.runGuards({ to: '/', query, scheme: 'https:' })();
    await app.signIn();
    await app.useCases.twoFactor.sendCode('sms')();
    expect(await verify(app, app.newestCode(), seedPassword)).toEqual(E.left({ _tag: 'Unreachable' }));
    isDown = false;
    expect(await verify(app, app.newestCode(), seedPassword)).toEqual(
      E.right({ _tag: 'ClientRedirect', url: `https://partner.brand.test/back?code=${String(granted)}` }),
    );
  });

  it('leads to the error page if the tokens then fail without a known reason', async () => {
    let isDown = false;
    const app = await makeTwoFactorTestApp('sms2fa', ({ tokens }) => ({
      tokens: (profileId) => (isDown ? TE.left({ _tag: 'Unexpected' }) : tokens(profileId)),
    }));
    await app.signIn();
    await app.useCases.twoFactor.sendCode('sms')();
    isDown = true;
    expect(await verify(app, app.newestCode())).toEqual(E.right({ _tag: 'Route', to: '/signin/error' }));
  });

  it('leads to the page that confirms a new number', async () => {
    const app = await makeTwoFactorTestApp('sms2fa');
    await app.signIn();
    await app.useCases.twoFactor.sendCode('sms')();
    await verify(app, app.newestCode());
    app.goAway();
    app.advance(60_000);
    await app.useCases.runGuards({ to: '/2fa/change-number', query: '', scheme: 'https:' })();
    await app.useCases.twoFactor.enterNumber({ country: 'GB', number: '07700 900151' })();
    expect(answerOf(await app.useCases.twoFactor.sendCode('sms')())).toBe('/2fa/verify-number');
    expect(await verify(app, app.newestCode())).toEqual(E.right({ _tag: 'Route', to: '/2fa/verify-number' }));
    expect(app.twoFactor()).toMatchObject({ given: 'WithNewNumber', phone: { number: '+447700900151' } });
  });
});
