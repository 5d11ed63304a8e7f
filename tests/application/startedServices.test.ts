import { describe, expect, it } from 'vitest';
import { makePageReports } from '#application/analytics/pageReports.ts';
import { makeDeferredServices } from '#application/deferredServices.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { consentCookie, noConsent, serializeConsent } from '#domain/consent/consent.ts';
import { forever } from '#tests/application/support/consentBrowser.ts';
import { flushPromises, makeDeferredTestApp } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';
import { makeMemoryConsents } from '#infrastructure/sandbox/memoryTabs.ts';

/** The deferred services of a visit; outside Europe performance is granted without a choice. */
const start = (timeZone: string, ports: Parameters<typeof makeDeferredTestApp>[0] = {}) => {
  const app = makeDeferredTestApp({ ...ports, signals: { timeZone: () => timeZone } });
  const services = makeDeferredServices(app.ports, context, '');
  return { ...app, ...makePageReports(app.ports), services };
};

describe('the deferred services', () => {
  it('describe the page with its theme and the name of the brand', () => {
    const described: Array<unknown> = [];
    const appearance = { describe: (...description: ReadonlyArray<unknown>) => void described.push(description) };
    const { services } = start('Europe/London', { ports: { appearance } });
    const theme = fallbackTheme(context.brand);
    services.describePage(theme);
    expect(described).toEqual([[theme, context.brand.displayName]]);
  });
});

const recorded = { ...context, settings: { ...context.settings, sessionRecording: { enabled: true, appId: 'a/b' } } };

describe('the recording of a first load', () => {
  it.each([
    ['nobody has chosen, and the default grants performance', null, []],
    ['the cookie grants performance', { ...noConsent, performance: true }, ['start']],
    ['the cookie refuses performance', noConsent, []],
  ])('where %s', async (_, stored, recording) => {
    const cookies = makeMemoryCookies();
    if (stored !== null) cookies.write(consentCookie, serializeConsent(stored), forever);
    const outsideEurope = { timeZone: () => 'America/New_York' };
    const app = makeDeferredTestApp({ ports: { cookies }, signals: outsideEurope });
    const { consent } = makeDeferredServices(app.ports, recorded, '');
    await flushPromises();
    expect(app.recording()).toEqual(recording);
    consent.reopen();
    consent.dispatch({ _tag: 'Accept' });
    await flushPromises();
    expect(app.recording()[0]).toBe('start');
  });
});

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

const started = ['identify', 'dataLayer page', 'page login'];

describe('a choice in another tab', () => {
  it('starts here what waits for a choice, and the event of the choice is not sent again', async () => {
    const { tabs, sent } = await openTabs();
    expect([sent(), tabs[1].recording()]).toEqual([[], []]);
    tabs[0].choose('Accept');
    await flushPromises();
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
    await flushPromises();
    expect(sent().slice(before)).toEqual(['stop']);
    expect(tabs[1].recording()).toEqual(['start', 'stop']);
  });
});
