import { describe, expect, it } from 'vitest';
import { makeDeferredServices } from '#application/deferredServices.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { consentCookie, noConsent, serializeConsent } from '#domain/consent/consent.ts';
import { forever } from '#tests/application/support/consentBrowser.ts';
import { flushPromises, makeDeferredTestApp } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { makeMemoryCookies } from '#tests/support/memoryCookies.ts';

const page = { query: '', isTyped: () => false, reload: () => undefined };

/** The deferred services of a visit; outside Europe performance is granted without a choice. */
const start = (timeZone: string, ports: Parameters<typeof makeDeferredTestApp>[0] = {}) => {
  const app = makeDeferredTestApp({ ...ports, signals: { timeZone: () => timeZone } });
  const services = makeDeferredServices(app.ports, context, page);
  return { ...app, services };
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
    ['nobody has chosen, and the default grants performance', null, 'Off'],
    ['the cookie grants performance', { ...noConsent, performance: true }, 'On'],
    ['the cookie refuses performance', noConsent, 'Off'],
  ])('where %s', async (_, stored, recording) => {
    const cookies = makeMemoryCookies();
    if (stored !== null) cookies.write(consentCookie, serializeConsent(stored), forever);
    const outsideEurope = { timeZone: () => 'America/New_York' };
    const app = makeDeferredTestApp({ ports: { cookies }, signals: outsideEurope });
    const { consent } = makeDeferredServices(app.ports, recorded, page);
    await flushPromises();
    expect(app.recording()).toEqual(recording);
    consent.choose({ performance: true, marketing: true });
    await flushPromises();
    expect(app.recording()).toBe('On');
  });
});
