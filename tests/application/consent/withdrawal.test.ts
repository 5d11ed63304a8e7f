import { describe, expect, it } from 'vitest';
import { confirmedAs } from '#tests/arbitraries/person.ts';
import { makeAllowedConsent, makeConsentedLibraries } from '#application/consent/allowedConsent.ts';
import { noConsent } from '#domain/consent/consent.ts';
import { newSession } from '#domain/session/newSession.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { blockedCookies } from '#tests/support/memoryCookies.ts';
import { makeDeferredTestApp } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { namesOf, openTabs } from '#tests/application/support/consentTabs.ts';
import { type Parts, withParts } from '#tests/arbitraries/withParts.ts';

const withdrawal = ['reset', 'trackAnonymously Consent State Change'];

describe('a withdrawal', () => {
  it('tracks itself anonymously, removes the identity, hands over nothing more, and reloads the page', async () => {
    const [tab] = await openTabs();
    tab.choose('Accept');
    const before = tab.recordedCalls().length;
    tab.choose('Reject');
    expect(namesOf(tab.recordedCalls().slice(before))).toEqual(withdrawal);
    expect([tab.reloads(), await tab.act(), tab.recording()]).toEqual([1, [], 'Silent']);
  });

  const holding =
    (parts: (isHeld: boolean) => Parts) =>
    ({ session }: Awaited<ReturnType<typeof openTabs>>[0], isHeld: boolean): void =>
      void session.update((now) => withParts(now, parts(isHeld)));

  const oAuth = { ...newSession.oAuth, promptsLogin: true };
  const confirmed = confirmedAs({ profileId: null, email: 'ada@example.test' });
  it.each<[string, ReturnType<typeof holding>]>([
    ['something is typed', (tab, isHeld) => tab.type(isHeld)],
    [
      'a password is in memory',
      holding((is) => ({ secrets: { password: is ? unsafeNominal<'Password'>('x') : null } })),
    ],
    ['a code is in memory', holding((is) => ({ secrets: { code: is ? unsafeNominal<'OneTimeCode'>('1') : null } }))],
    ['the page is left', holding((hasLeft) => ({ hasLeft }))],
    ['a wanted sign-in was made', holding((is) => ({ oAuth, person: { confirmed: is ? confirmed : null } }))],
  ])('waits with the reload for the next screen where %s, and hands over nothing meanwhile', async (_what, hold) => {
    const [tab] = await openTabs();
    tab.choose('Accept');
    hold(tab, true);
    const before = tab.recordedCalls().length;
    tab.choose('Reject');
    expect(namesOf(tab.recordedCalls().slice(before))).toEqual(withdrawal);
    expect([await tab.act(), tab.reloads()]).toEqual([[], 0]);
    hold(tab, false);
    expect(tab.reloads()).toBe(0);
    tab.goTo('/signup');
    expect(tab.reloads()).toBe(1);
  });

  it('of marketing alone tracks itself anonymously too, and reloads the page', async () => {
    const [tab] = await openTabs();
    tab.choose('Accept');
    const before = tab.recordedCalls().length;
    tab.consent.choose({ performance: true, marketing: false });
    expect(namesOf(tab.recordedCalls().slice(before))).toEqual(withdrawal.slice(1));
    expect([tab.reloads(), await tab.act()]).toEqual([1, []]);
  });

  it('that ends no library starts what the choice adds instead, and reloads nothing', async () => {
    const [tab] = await openTabs();
    tab.consent.choose({ performance: false, marketing: true });
    const before = tab.recordedCalls().length;
    tab.consent.choose({ performance: true, marketing: false });
    const sent = ['trackAnonymously Consent State Change', 'identify', 'page login'];
    expect(namesOf(tab.recordedCalls().slice(before))).toEqual(sent);
    expect([tab.recording(), tab.reloads()]).toEqual(['On', 0]);
    expect(namesOf(await tab.act())).toContain('page account registration');
  });

  it('that is taken back before the reload ends nothing', async () => {
    const [tab] = await openTabs();
    tab.choose('Accept');
    tab.type(true);
    for (const answer of ['Reject', 'Accept'] as const) tab.choose(answer);
    tab.type(false);
    expect([namesOf(await tab.act()).length > 0, tab.recording(), tab.reloads()]).toEqual([true, 'On', 0]);
  });

  it.each([
    [false, 0],
    [true, 1],
  ])('reloads the page only if a library was loaded: %s', async (isLoaded, reloads) => {
    const { ports, reload, reloads: made } = makeDeferredTestApp();
    const allowed = makeAllowedConsent(ports, context, '');
    allowed.keep({ ...noConsent, performance: true, marketing: true });
    const libraries = makeConsentedLibraries(ports, allowed, { isTyped: () => false, reload });
    if (isLoaded) libraries.mayTrack();
    allowed.keep(noConsent);
    libraries.endWithdrawn();
    expect(made()).toBe(reloads);
  });

  it('does not reload the page where the choice cannot be stored', async () => {
    const [blocked] = await openTabs({ cookies: blockedCookies });
    blocked.choose('Accept');
    expect(blocked.recording()).toBe('On');
    blocked.choose('Reject');
    expect([blocked.reloads(), namesOf(await blocked.act()), blocked.recording()]).toEqual([0, [], 'Silent']);
  });
});
