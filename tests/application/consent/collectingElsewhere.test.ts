import { describe, expect, it } from 'vitest';
import { makePageReports } from '#application/analytics/pageReports.ts';
import { makeDeferredServices } from '#application/deferredServices.ts';
import { makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';
import { makeMemoryConsents } from '#infrastructure/sandbox/memoryTabs.ts';
import { flushPromises, makeDeferredTestApp } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const recorded = { ...context, settings: { ...context.settings, sessionRecording: { enabled: true, appId: 'a/b' } } };
const slow = { name: 'Web Vital', vital: 'LCP', value: 9000, rating: 'poor' } as const;

/** Opens two tabs in Europe, each on the screen of the sign-in. */
const openTabs = async () => {
  const [cookies, openChannel] = [makeMemoryCookies(), makeMemoryConsents()];
  const open = () => {
    const { ports, ...app } = makeDeferredTestApp({ ports: { cookies, consents: openChannel() } });
    const { consent } = makeDeferredServices(ports, recorded, '');
    const reports = makePageReports(ports);
    reports.onNavigated('/signin');
    return { ...app, ...reports, choose: (answer: 'Accept' | 'Reject') => consent.dispatch({ _tag: answer }), consent };
  };
  const tabs = [open(), open()] as const;
  const sent = () => tabs[1].recordedCalls().map(({ call, name }) => `${call} ${name ?? ''}`.trim());
  await flushPromises();
  return { tabs, sent };
};

const started = ['identify', 'dataLayer page', 'page login', 'dataLayer Web Vital', 'trackUnbatched Web Vital'];

describe('a choice in another tab', () => {
  it('starts here what waits for a choice, and the event of the choice is not sent again', async () => {
    const { tabs, sent } = await openTabs();
    expect([sent(), tabs[1].recording()]).toEqual([[], []]);
    tabs[0].choose('Accept');
    await flushPromises();
    tabs[1].measure(slow);
    expect(sent()).toEqual(started);
    expect(tabs[1].recording()).toEqual(['start']);
    const changes = tabs[0].recordedCalls().filter(({ name }) => name === 'Consent State Change');
    expect(changes.map(({ call }) => call)).toEqual(['dataLayer', 'track']);
  });

  it('stops here everything that collects, with its identifiers', async () => {
    const { tabs, sent } = await openTabs();
    tabs[1].choose('Accept');
    await flushPromises();
    const before = sent().length;
    tabs[0].consent.reopen();
    tabs[0].choose('Reject');
    tabs[1].onNavigated('/signup');
    tabs[1].onFormSubmitted('/signup');
    tabs[1].onDialogShown('leave-registration popup');
    tabs[1].measure(slow);
    await flushPromises();
    expect(sent().slice(before)).toEqual(['stop']);
    expect(tabs[1].recording()).toEqual(['start', 'stop']);
  });
});
