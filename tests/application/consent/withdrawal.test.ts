import { describe, expect, it } from 'vitest';
import { confirmedAs } from '#tests/arbitraries/confirmedPerson.ts';
import { makePageReports } from '#application/analytics/eventQueue.ts';
import { makeDeferredServices } from '#application/deferredServices.ts';
import { newSession } from '#domain/session/newSession.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { blockedCookies, makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';
import { flushPromises, makeDeferredTestApp } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { type Parts, withParts } from '#tests/arbitraries/withParts.ts';

const tagged = {
  ...context,
  settings: {
    ...context.settings,
    sessionRecording: { enabled: true, appId: 'a/b' },
    tagManager: { src: 'https://tags.test/manager.js' },
  },
};

/** Opens two tabs in Europe, each on the screen of the sign-in, with every library switched on. */
const openTabs = async ({ cookies = makeMemoryCookies() } = {}) => {
  const open = () => {
    let isTyped = false;
    const { ports, ...app } = makeDeferredTestApp({ ports: { cookies } });
    const { consent } = makeDeferredServices(ports, tagged, { query: '', isTyped: () => isTyped, reload: app.reload });
    const reports = makePageReports(ports);
    reports.onNavigated('/signin');
    const choose = (answer: 'Accept' | 'Reject'): void => {
      consent.reopen();
      consent.dispatch({ _tag: answer });
    };
    /** Does what is tracked, and returns what was sent for it. */
    const act = async () => {
      const before = app.recordedCalls().length;
      reports.onFormSubmitted('/signup');
      reports.onDialogShown('leave-registration popup');
      reports.onNavigated('/signup');
      await flushPromises();
      return app.recordedCalls().slice(before);
    };
    const type = (typed: boolean): void => void (isTyped = typed);
    return { ...app, ...reports, consent, choose, act, type, session: ports.session };
  };
  const tabs = [open(), open()] as const;
  await flushPromises();
  return tabs;
};

const namesOf = (calls: ReturnType<ReturnType<typeof makeDeferredTestApp>['recordedCalls']>) =>
  calls.map(({ call, name }) => `${call} ${name ?? ''}`.trim());
const withdrawal = ['reset', 'trackAnonymously Consent State Change'];

describe('a choice in another tab', () => {
  it('starts here, once this tab is shown again, what waits for a choice, and its event is not sent again', async () => {
    const [here, there] = await openTabs();
    there.consent.reopen();
    here.choose('Accept');
    await flushPromises();
    expect([there.recordedCalls(), there.recording()]).toEqual([[], 'Off']);
    for (const _ of [1, 2]) there.comeBack();
    await flushPromises();
    expect(namesOf(there.recordedCalls())).toEqual(['identify', 'dataLayer page', 'page login']);
    expect([there.recording(), there.scripts(), there.consent.prompt()._tag]).toEqual([
      'On',
      ['https://tags.test/manager.js'],
      'Hidden',
    ]);
    const changes = here.recordedCalls().filter(({ name }) => name === 'Consent State Change');
    expect(changes.map(({ call }) => call)).toEqual(['dataLayer', 'track']);
  });

  it('that withdraws ends at once what this tab sends, and reloads it once it is shown again', async () => {
    const [here, there] = await openTabs();
    there.choose('Accept');
    here.choose('Reject');
    expect([namesOf(await there.act()), there.recording(), there.reloads()]).toEqual([[], 'Silent', 0]);
    there.comeBack();
    expect([there.reloads(), here.reloads()]).toEqual([1, 0]);
  });

  it('is withdrawn by a refusal here', async () => {
    const [here, there] = await openTabs();
    here.choose('Accept');
    await there.act();
    there.choose('Reject');
    expect(there.reloads()).toBe(1);
  });
});

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
    tab.choose('Accept');
    expect([await tab.act(), tab.recording(), tab.reloads()]).toEqual([[], 'Silent', 0]);
    expect(namesOf(tab.recordedCalls().slice(before + 2))).toEqual(['trackAnonymously Consent State Change']);
    hold(tab, false);
    expect(tab.reloads()).toBe(0);
    tab.onNavigated('/signup');
    expect(tab.reloads()).toBe(1);
  });

  it('does not reload the page where no library was loaded, or where the choice cannot be stored', async () => {
    const [unloaded] = await openTabs();
    unloaded.choose('Reject');
    expect(unloaded.reloads()).toBe(0);
    const [blocked] = await openTabs({ cookies: blockedCookies });
    blocked.choose('Accept');
    expect(blocked.recording()).toBe('On');
    blocked.choose('Reject');
    expect([blocked.reloads(), namesOf(await blocked.act()), blocked.recording()]).toEqual([0, [], 'Silent']);
  });
});
