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

  it.each([
    ['Unexpected', false],
    ['SignedOut', true],
  ] as const)('is looked for on sign-in after %s: %s', async (_tag, isLookedFor) => {
    const { useCases, ports } = await signedIn();
    ports.session.update(withEntryFault({ _tag }));
    expect(useCases.browser.existingSession.cookie() !== null).toBe(isLookedFor);
  });

  it('is not looked for before a sign-in for a password change', async () => {
    const { password, browser } = makeTestApp({ cookies: { xe_session: 'stale' } }).useCases;
    await password.openChange()();
    expect(browser.existingSession.cookie()).toBeNull();
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
