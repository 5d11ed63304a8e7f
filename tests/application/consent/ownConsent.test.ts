import { describe, expect, it } from 'vitest';
import { makeOwnConsent } from '#application/consent/ownConsent.ts';
import type { CookieAttributes } from '#application/ports/browser.ts';
import { consentCookie, type Consent } from '#domain/consent/consent.ts';
import { blockedCookies, makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';
import { makeDeferredTestApp } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';

type Staging = Parameters<typeof makeDeferredTestApp>[0] & { readonly query?: string };

const open = (staging: Staging = {}) => {
  const { ports } = makeDeferredTestApp(staging);
  let decisions: ReadonlyArray<{ readonly consent: Consent; readonly chosen: boolean }> = [];
  const onConsent = (consent: Consent, chosen: boolean): void => void (decisions = [...decisions, { consent, chosen }]);
  const controller = makeOwnConsent(ports, context, { query: staging.query ?? '', onConsent });
  return { controller, ports, decisions: () => decisions };
};

const none = { performance: false, marketing: false, compliance: false };
describe('ownConsent', () => {
  it('stores the choice on the parent domain of the brand for 365 days', () => {
    let written: ReadonlyArray<readonly [string, string, CookieAttributes]> = [];
    const cookies = {
      ...makeMemoryCookies(),
      write: (...cookie: (typeof written)[number]) => void (written = [...written, cookie]),
    };
    const { controller, decisions } = open({ ports: { cookies } });
    controller.dispatch({ _tag: 'Accept' });
    expect(written).toEqual([
      [
        consentCookie,
        '{"performance":true,"marketing":true,"compliance":false}',
        { domain: context.settings.hostName, path: '/', days: 365, sameSite: 'Lax' },
      ],
    ]);
    expect(decisions()).toEqual([
      { consent: none, chosen: false },
      { consent: { ...none, performance: true, marketing: true }, chosen: true },
    ]);
  });

  it('shows no card if the browser cannot store the choice, and grants nothing', () => {
    const { controller, decisions } = open({
      ports: { cookies: blockedCookies },
      query: '?showConsent=true',
    });
    expect(controller.prompt()).toEqual({ _tag: 'Hidden' });
    expect(decisions()).toEqual([{ consent: none, chosen: false }]);
  });

  it('reopens with the earlier choice, and calls its listeners', () => {
    const { controller } = open({
      cookies: { [consentCookie]: '{"performance":true,"marketing":false,"compliance":true}' },
    });
    let changes = 0;
    const stop = controller.subscribe(() => void (changes += 1));
    controller.reopen();
    const toggles = { performance: true, marketing: false };
    expect(controller.prompt()).toEqual({ _tag: 'Summary', toggles, openedByUser: true });
    stop();
    controller.dispatch({ _tag: 'Customize' });
    expect(changes).toBe(1);
  });
});
