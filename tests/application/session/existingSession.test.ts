import { describe, expect, it } from 'vitest';
import { withEntryFault } from '#domain/session/changes.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { signedIn } from '#tests/application/support/visits.ts';

const answers = async ({ useCases: { browser } }: TestApp) => [
  browser.existingSession.mayExist(),
  await browser.existingSession.isLive(),
];

describe('existingSession', () => {
  it('may exist with a session cookie, and is live until the person signs out', async () => {
    const app = await signedIn();
    expect(await answers(app)).toEqual([true, true]);
    await app.useCases.visit.useAnotherAccount()();
    expect(await answers(app)).toEqual([false, false]);
  });

  it('is not live with a stale cookie, or without an answer', async () => {
    expect(await answers(makeTestApp({ cookies: { xe_session: 'stale' } }))).toEqual([true, false]);
    const unanswered = makeTestApp();
    unanswered.breaks('authenticationStatus', { _tag: 'Unreachable' });
    expect(await answers(unanswered)).toEqual([false, false]);
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
