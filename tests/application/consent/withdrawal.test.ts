import { describe, expect, it } from 'vitest';
import { flushPromises, namesOf, startServices } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { blockedCookies, makeMemoryCookies } from '#tests/support/memoryCookies.ts';

const sessionRecording = { enabled: true, appId: 'a/b' };
const tagManager = { src: 'https://tags.test/manager.js' };
const everything = { ...context, settings: { ...context.settings, sessionRecording, tagManager } };

/** Two tabs in Europe, each on sign-in, with every library switched on. */
const openTabs = async (cookies = makeMemoryCookies()) => {
  const open = () => {
    const tab = startServices({ seeds: [], ports: { cookies }, in: everything });
    tab.goTo('/signin');
    /** What is sent for a form, a dialog and a screen. */
    const act = async (): Promise<ReadonlyArray<string>> =>
      namesOf(
        await tab.sentFor(() => {
          tab.track({ _tag: 'FormSubmitted', path: '/signup' });
          tab.track({ _tag: 'DialogShown', screen: 'leave-registration popup' });
          tab.goTo('/signup');
        }),
      );
    return { ...tab, act };
  };
  const tabs = [open(), open()] as const;
  await flushPromises();
  return tabs;
};

const anonymously = 'trackAnonymously Consent State Change';

describe('a withdrawal', () => {
  it.each([
    ['tracks itself anonymously, removes the identity', false, ['reset', anonymously]],
    ['of marketing alone tracks itself anonymously too', true, [anonymously]],
  ])('%s, hands over nothing more, and reloads the page', async (_what, performance, expected) => {
    const [tab] = await openTabs();
    tab.choose(true);
    expect(namesOf(await tab.sentFor(() => tab.choose(performance, false)))).toEqual(expected);
    expect([tab.reloads(), await tab.act(), tab.recording()]).toEqual([1, [], 'Silent']);
  });

  it('waits with the reload for the next screen where something is typed, and hands over nothing meanwhile', async () => {
    const [tab] = await openTabs();
    tab.choose(true);
    tab.type(true);
    tab.choose(false);
    expect([await tab.act(), tab.reloads()]).toEqual([[], 0]);
    tab.type(false);
    tab.goTo('/signup');
    expect(tab.reloads()).toBe(1);
  });

  it('that ends no library starts what the choice adds instead, and reloads nothing', async () => {
    const [tab] = await openTabs();
    tab.choose(false, true);
    const sent = namesOf(await tab.sentFor(() => tab.choose(true, false)));
    expect(sent).toEqual([anonymously, 'identify', 'page login']);
    expect([tab.recording(), tab.reloads()]).toEqual(['On', 0]);
    expect(await tab.act()).toContain('page account registration');
  });

  it('that is taken back before the reload ends nothing', async () => {
    const [tab] = await openTabs();
    tab.choose(true);
    tab.type(true);
    for (const performance of [false, true]) tab.choose(performance);
    tab.type(false);
    expect([(await tab.act()).length > 0, tab.recording(), tab.reloads()]).toEqual([true, 'On', 0]);
  });

  it('does not reload the page where the choice cannot be stored', async () => {
    const [tab] = await openTabs(blockedCookies);
    tab.choose(true);
    expect(tab.recording()).toBe('On');
    tab.choose(false);
    expect([tab.reloads(), await tab.act(), tab.recording()]).toEqual([0, [], 'Silent']);
  });
});

describe('a choice in another tab', () => {
  it('starts here, once this tab is shown again, what waits for a choice, and its event is not sent again', async () => {
    const [here, there] = await openTabs();
    here.choose(true);
    await flushPromises();
    expect([there.recordedCalls(), there.recording()]).toEqual([[], 'Off']);
    for (const _ of [1, 2]) there.comeBack();
    await flushPromises();
    expect([there.recordedCalls(), there.recording(), there.scripts()]).toEqual([[], 'On', [tagManager.src]]);
    there.goTo('/signup');
    expect(namesOf(there.recordedCalls())).toEqual(['dataLayer page', 'identify', 'page account registration']);
  });

  it('closes the card here, also where it allows no more than without a choice', async () => {
    const [here, there] = await openTabs();
    there.comeBack();
    expect(there.consent.card()).not.toBeNull();
    here.choose(false);
    there.comeBack();
    expect(there.consent.card()).toBeNull();
    there.consent.reopen();
    there.comeBack();
    expect(there.consent.card()).not.toBeNull();
  });

  it('that withdraws ends at once what this tab sends, and reloads it once it is shown again or has another screen', async () => {
    const [here, there] = await openTabs();
    there.choose(true);
    here.choose(false);
    expect([there.recording(), there.reloads()]).toEqual(['Silent', 0]);
    there.comeBack();
    expect([there.reloads(), here.reloads()]).toEqual([1, 0]);
    expect([await there.act(), there.reloads()]).toEqual([[], 2]);
  });

  it('is withdrawn by a refusal here', async () => {
    const [here, there] = await openTabs();
    here.choose(true);
    await there.act();
    there.choose(false);
    expect(there.reloads()).toBe(1);
  });
});
