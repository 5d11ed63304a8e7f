import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { withEntryFault } from '#domain/session/changes.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';

const signedIn = async (): Promise<TestApp> => {
  const app = makeTestApp();
  await app.useCases.signIn.submit({ email: 'personal@sandbox.test', password: 'Correct-horse-9' })();
  return app;
};

describe('existingSession', () => {
  it('may exist with a session cookie, and is live until the person signs out', async () => {
    const { useCases } = await signedIn();
    expect(useCases.browser.existingSession.mayExist()).toBe(true);
    expect(await useCases.browser.existingSession.isLive()).toBe(true);
    await useCases.visit.useAnotherAccount()();
    expect(useCases.browser.existingSession.mayExist()).toBe(false);
    expect(await useCases.browser.existingSession.isLive()).toBe(false);
  });

  it('is not live with a stale cookie, or without an answer', async () => {
    const stale = makeTestApp({ cookies: { xe_session: 'stale' } }).useCases.browser.existingSession;
    expect(stale.mayExist()).toBe(true);
    expect(await stale.isLive()).toBe(false);
    const { useCases } = makeTestApp({
      replace: ({ identity }) => ({
        identity: { ...identity, authenticationStatus: TE.left({ _tag: 'Unreachable' }) },
      }),
    });
    expect(useCases.browser.existingSession.mayExist()).toBe(false);
    expect(await useCases.browser.existingSession.isLive()).toBe(false);
  });

  it('is not looked for after a fault that led to sign-in, and before a sign-in for a password change', async () => {
    const { useCases, ports } = await signedIn();
    ports.session.update(withEntryFault({ _tag: 'SignedOut' }));
    expect(useCases.browser.existingSession.mayExist()).toBe(false);
    const signedOut = makeTestApp({ cookies: { xe_session: 'stale' } }).useCases;
    await signedOut.password.openChange()();
    expect(signedOut.browser.existingSession.mayExist()).toBe(false);
  });
});
