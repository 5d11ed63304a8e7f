import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { withEntryFault } from '#domain/session/changes.ts';
import { markOf } from '#domain/session/endings.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { twoTabs } from '#tests/application/support/twoTabs.ts';
import { fromPartner, goTo, signedIn, signIn } from '#tests/application/support/visits.ts';

const answers = async ({ useCases: { browser } }: TestApp) => [
  browser.existingSession.cookie(),
  await browser.existingSession.isLive(),
];

describe('existingSession', () => {
  it('may exist with a session cookie, and is live until the person signs out', async () => {
    const app = await signedIn();
    expect(await answers(app)).toEqual([markOf(app.ports.cookies.read('xe_session')), true]);
    await app.useCases.visit.useAnotherAccount()();
    expect(await answers(app)).toEqual([null, false]);
  });

  it('is not live with a stale cookie, or without an answer', async () => {
    expect(await answers(makeTestApp({ cookies: { xe_session: 'stale' } }))).toEqual([markOf('stale'), false]);
    const unanswered = makeTestApp();
    unanswered.breaks('isSignedIn', { _tag: 'Unreachable' });
    expect(await answers(unanswered)).toEqual([null, false]);
  });

  it('is not looked for after a fault that led to sign-in, and before a sign-in for a password change', async () => {
    const { useCases, ports } = await signedIn();
    ports.session.update(withEntryFault({ _tag: 'Unexpected' }));
    expect(useCases.browser.existingSession.cookie()).toBeNull();
    const signedOut = makeTestApp({ cookies: { xe_session: 'stale' } }).useCases;
    await signedOut.password.openChange()();
    expect(signedOut.browser.existingSession.cookie()).toBeNull();
  });

  it('is looked for after a session that has ended', async () => {
    const { useCases, ports } = await signedIn();
    ports.session.update(withEntryFault({ _tag: 'SignedOut' }));
    expect(useCases.browser.existingSession.cookie()).not.toBeNull();
  });

  it('leads to the page that names the person, not to the partner', async () => {
    const [one, other] = twoTabs();
    await goTo(other, '/', fromPartner);
    await signIn(other, 'linked');
    await signIn(one, 'personal');
    expect(await other.useCases.browser.existingSession.nameTheirs()()).toEqual(E.right(toRoute('/continue')));
    expect(await goTo(other, '/continue')).toBeNull();
    expect(other.session()).toMatchObject({
      person: { signedInAs: { email: 'personal@sandbox.test' }, linkedAccounts: [] },
      visit: { redirect: 'https://partner.brand.test/back' },
      oAuth: { state: 's1' },
    });
  });
});
