import { describe, expect, it } from 'vitest';
import type { CookieAttributes } from '#application/ports/browser.ts';
import { consentCookie } from '#domain/consent/consent.ts';
import { blockedCookies, makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';
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
    controller.dispatch({ _tag: 'Accept' });
    const attributes = { domain: context.settings.hostName, path: '/', days: 365, sameSite: 'Lax' };
    expect(written).toEqual([[consentCookie, '{"performance":true,"marketing":true,"compliance":false}', attributes]]);
    expect(choices()).toEqual([[accepted, true]]);
  });

  it('is not shown if the browser cannot store the choice', () => {
    const { openTab } = openConsentBrowser('own', { cookies: blockedCookies, query: '?showConsent=true' });
    expect(openTab().controller.prompt()).toEqual({ _tag: 'Hidden' });
  });

  it('is shown in Europe until somebody has chosen, and where the query asks for it', () => {
    const { openTab } = openConsentBrowser('own');
    const first = openTab();
    expect(first.controller.prompt()._tag).toBe('Summary');
    first.choose(accepted);
    expect(openTab().controller.prompt()._tag).toBe('Hidden');
  });

  it('reopens with the choice that holds by then, and calls its listeners', () => {
    const { openTab, storeElsewhere } = openConsentBrowser('own');
    const { controller } = openTab();
    storeElsewhere('{"performance":true,"marketing":false,"compliance":true}');
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
