import { describe, expect, it } from 'vitest';
import type { CookieAttributes } from '#application/ports/browser.ts';
import { consentCookie, noConsent } from '#domain/consent/consent.ts';
import { blockedCookies, makeMemoryCookies } from '#tests/support/memoryCookies.ts';
import { accepted, openConsentBrowser } from '#tests/application/support/consentBrowser.ts';
import { context } from '#tests/arbitraries/appContext.ts';

describe('the card', () => {
  it('stores the choice on the parent domain of the brand for 365 days', () => {
    const written: Array<readonly [string, string, CookieAttributes]> = [];
    const memory = makeMemoryCookies();
    const write: typeof memory.write = (...cookie) => {
      written.push(cookie);
      memory.write(...cookie);
    };
    const { controller, choices } = openConsentBrowser('own', { cookies: { ...memory, write } }).openTab();
    controller.choose({ performance: true, marketing: true });
    const attributes = { domain: context.settings.hostName, path: '/', days: 365, sameSite: 'Lax' };
    expect(written).toEqual([[consentCookie, '{"performance":true,"marketing":true,"compliance":false}', attributes]]);
    expect(choices()).toEqual([[accepted, true]]);
  });

  it('is not shown if the browser cannot store the choice', () => {
    const { openTab } = openConsentBrowser('own', { cookies: blockedCookies, query: '?showConsent=true' });
    expect(openTab().controller.card()).toBeNull();
  });

  it('is shown in Europe until somebody has chosen, and where the query asks for it', () => {
    const { openTab, cookies } = openConsentBrowser('own');
    const first = openTab();
    expect(first.controller.card()).toEqual({ current: noConsent, openedByUser: false });
    first.choose(accepted);
    expect(first.controller.card()).toBeNull();
    expect(openTab().controller.card()).toBeNull();
    const asked = openConsentBrowser('own', { cookies, query: '?showConsent=true' }).openTab();
    expect(asked.controller.card()).toEqual({ current: accepted, openedByUser: false });
  });

  it('reopens with the choice that holds by then, and calls its listeners', () => {
    const { openTab, storeElsewhere } = openConsentBrowser('own');
    const { controller } = openTab();
    storeElsewhere('{"performance":true,"marketing":false,"compliance":true}');
    let changes = 0;
    const stop = controller.subscribe(() => void (changes += 1));
    controller.reopen();
    const current = { performance: true, marketing: false, compliance: false };
    expect(controller.card()).toEqual({ current, openedByUser: true });
    expect(controller.card()).toBe(controller.card());
    stop();
    controller.reopen();
    expect(changes).toBe(1);
  });

  it('stays open, and keeps nothing, if an unknown category is chosen', () => {
    const { controller, choices } = openConsentBrowser('own').openTab();
    const wrong = { performance: true, marketing: false, other: true };
    expect(() => controller.choose(wrong)).toThrow('Tried to consent to an unknown category of cookies');
    expect([controller.card()?.current, choices()]).toEqual([noConsent, []]);
  });
});
