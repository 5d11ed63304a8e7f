import { describe, expect, it } from 'vitest';
import { makeDeferredServices } from '#application/deferredServices.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { consentCookie, noConsent, serializeConsent } from '#domain/consent/consent.ts';
import { flushPromises, makeDeferredTestApp, startServices } from '#tests/application/support/deferredTestApp.ts';
import { signIn } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';

/** Outside Europe, performance is granted without a choice. */
const newYork = { timeZone: () => 'America/New_York' };

describe('the deferred services', () => {
  it('describe the page with its theme and the name of the brand', () => {
    const described: Array<unknown> = [];
    const appearance = { describe: (...description: ReadonlyArray<unknown>) => void described.push(description) };
    const theme = fallbackTheme(context.brand);
    startServices({ seeds: [], ports: { appearance } }).describePage(theme);
    expect(described).toEqual([[theme, context.brand.displayName]]);
  });

  it('send what came before them in order, each with the visitor at that time, and then what follows', async () => {
    const { app, ports, track, goTo, recordedCalls } = makeDeferredTestApp({ signals: newYork });
    goTo('/signin');
    track({ _tag: 'FormSubmitted', path: '/signin' });
    await signIn(app, 'sms2fa');
    for (const path of ['/', '/2fa/phone-validation']) goTo(path);
    track({ _tag: 'FaultShown', path: '/2fa/phone-validation', fault: { _tag: 'Unreachable' } });
    makeDeferredServices(ports, context, { query: '', isTyped: () => false, reload: () => undefined });
    track({ _tag: 'DialogShown', screen: 'leave-2FA popup' });
    const sent = recordedCalls().filter(({ call }) => call === 'page' || call === 'track');
    const email = 'sms2fa@sandbox.test';
    expect(sent).toMatchObject([
      { name: 'login', payload: { flow: 'Sign in' } },
      { name: 'Form Submitted', payload: { form: 'sign in' } },
      { name: 'Signed In', payload: { email } },
      { name: '2FA setup', payload: { flow: 'Sign in', email, accountType: 'consumer' } },
      { name: 'Failure Shown', payload: { failure: '2FA failure', email } },
      { name: 'leave-2FA popup', payload: { flow: 'Sign in', email } },
    ]);
    expect(sent.map(({ payload }) => 'email' in payload)).toEqual([false, false, true, true, true, true]);
  });
});

describe('the recording of a first load', () => {
  const recorded = { ...context, settings: { ...context.settings, sessionRecording: { enabled: true, appId: 'a/b' } } };

  it.each([
    ['is off where nobody has chosen, although the default grants performance', {}, 'Off'],
    [
      'is on where the cookie grants it',
      { [consentCookie]: serializeConsent({ ...noConsent, performance: true }) },
      'On',
    ],
    ['is off where the cookie refuses it', { [consentCookie]: serializeConsent(noConsent) }, 'Off'],
  ])('%s, until a choice grants it', async (_what, cookies: Record<string, string>, first) => {
    const { recording, choose } = startServices({ seeds: [], cookies, signals: newYork, in: recorded });
    await flushPromises();
    expect(recording()).toBe(first);
    choose(true);
    await flushPromises();
    expect(recording()).toBe('On');
  });
});
