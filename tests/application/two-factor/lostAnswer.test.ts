import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { requestContext, seed } from '#tests/contracts/identityFixture.ts';
import { answerOf, makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';

/** Opens the page of the code, whose next answer is lost: the service has the code, or has not got it. */
const openCodePage = async (name: string, loss: 'loses' | 'breaks' | null = 'loses'): Promise<TwoFactorTestApp> => {
  const app = await makeTwoFactorTestApp(name);
  await app.signIn();
  await app.sendCode();
  const calls = loss === null ? [] : (['validate2FA', 'signInWithTwoFactor'] as const);
  for (const call of calls) app[loss ?? 'loses'](call, { _tag: 'Unreachable' });
  return app;
};

describe('a code of the second factor whose answer is lost', () => {
  it('leads on in a session when it is sent again, for the tokens say that the factor is completed', async () => {
    const app = await openCodePage('sms2fa');
    expect([await app.verify(), await app.verify()]).toEqual(['Unreachable', 'ClientRedirect']);
    expect(app.engine.inbox(null).filter((sent) => sent.purpose === 'two-factor')).toHaveLength(1);
  });

  it('leads to /continue as part of a sign-in, because no answer has confirmed the person', async () => {
    const app = await openCodePage('legacy2fa');
    expect([await app.verify(), await app.verify()]).toEqual(['Unreachable', '/continue']);
    expect(app.session()).toMatchObject({
      person: { confirmed: null },
      secrets: { password: null },
      progress: { unanswered: null },
    });
    expect(answerOf(await app.useCases.visit.continue()())).toBe('ClientRedirect');
  });

  it('hands nobody else over whose session the browser has by now', async () => {
    const app = await openCodePage('sms2fa');
    await app.verify();
    await app.ports.identity.signIn(seed('personal'), requestContext)();
    expect(await app.verify()).toBe('/continue');
    expect(app.session().person.signedInAs?.email).toBe('personal@sandbox.test');
  });

  it('asks for no tokens where no answer was lost', async () => {
    const app = await openCodePage('sms2fa', null);
    const before = app.made('tokens');
    expect(await app.verify({ code: app.wrong() })).toBe('CodeMismatch');
    expect(app.made('tokens')).toBe(before);
  });

  it.each(['sms2fa', 'legacy2fa'])(
    'and that had not arrived is wrong where it is, and then leads on: %s',
    async (name) => {
      const app = await openCodePage(name, 'breaks');
      expect(await app.verify()).toBe('Unreachable');
      expect(await app.verify({ code: app.wrong() })).toBe('CodeMismatch');
      expect(app.twoFactor().verificationAttempts).toBe(1);
      expect(await app.verify()).toBe('ClientRedirect');
    },
  );

  it.each(['sms2fa', 'legacy2fa'])(
    'and that had not arrived is asked for again once it has expired: %s',
    async (name) => {
      const app = await openCodePage(name, 'breaks');
      await app.verify();
      app.advance(11 * 60_000);
      expect(await app.verify()).toBe('CodeExpired');
      const codes = { fault: { _tag: 'expiredCode' } };
      expect(app.session()).toMatchObject({ progress: { unanswered: null }, codes });
      await app.useCases.twoFactor.resendCode()();
      expect(await app.verify()).toBe('ClientRedirect');
    },
  );
});

describe('a screen of two-factor, where the service never answers', () => {
  it('leads to sign-in after eight seconds, which says that there was no answer', async () => {
    let abort = (): void => undefined;
    const aborted = new Promise<E.Either<IdentityFault, never>>((resolve) => {
      abort = () => resolve(E.left({ _tag: 'Cancelled' }));
    });
    const silentProfile = vi.fn<() => typeof aborted>(() => aborted);
    let isSilent = false;
    const app = await makeTwoFactorTestApp('sms2fa', ({ profile }) => ({
      abandon: async () => abort(),
      profile: () => (isSilent ? silentProfile() : profile()),
    }));
    await app.signIn();
    isSilent = true;
    const arrival = app.reopen('/2fa/verify-number');
    await vi.waitFor(() => expect(silentProfile).toHaveBeenCalled());
    app.advance(8000);
    expect(await arrival).toBe('/signin');
    await new Promise(setImmediate);
    expect(app.session().progress.entryFault).toEqual({ _tag: 'Unreachable' });
  });
});

describe('a sign-in without the phone book', () => {
  /** Waits for a phone book that never comes. */
  const waitForBook = async () => {
    const open = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
    const app = makeTestApp({ replace: () => ({ phoneBook: { open } }) });
    const outcome = app.useCases.signIn.submit({ email: 'sms2fa@sandbox.test', password: seedPassword })();
    await vi.waitFor(() => expect(open).toHaveBeenCalled());
    return { ...app, outcome };
  };

  it('says after ten seconds that the service cannot be reached', async () => {
    const { outcome, advance, useCases } = await waitForBook();
    advance(10_000);
    expect(answerOf(await outcome)).toBe('/signin');
    expect(useCases.session.get().progress.entryFault).toEqual({ _tag: 'Unreachable' });
  });

  it('ends at once when it is cancelled', async () => {
    const { outcome, useCases } = await waitForBook();
    await useCases.abandon();
    expect(answerOf(await outcome)).toBe('/signin');
    expect(useCases.session.get().progress.entryFault).toEqual({ _tag: 'Cancelled' });
  });
});
