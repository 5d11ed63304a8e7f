import { describe, expect, it } from 'vitest';
import type { CookieAttributes } from '#application/ports/browser.ts';
import { consentCookie, noConsent, serializeConsent } from '#domain/consent/consent.ts';
import { blockedCookies, makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';
import { accepted, openConsentBrowser } from '#tests/application/support/consentBrowser.ts';
import { context } from '#tests/arbitraries/appContext.ts';

describe('the card', () => {
  it('stores the choice on the parent domain of the brand for 365 days', () => {
    const written: Array<readonly [string, string, CookieAttributes]> = [];
    const cookies = {
      ...makeMemoryCookies(),
      write: (...cookie: (typeof written)[number]) => void written.push(cookie),
    };
    const { controller, applied } = openConsentBrowser('own', { cookies }).openTab();
    controller.dispatch({ _tag: 'Accept' });
    const attributes = { domain: context.settings.hostName, path: '/', days: 365, sameSite: 'Lax' };
    expect(written).toEqual([[consentCookie, '{"performance":true,"marketing":true,"compliance":false}', attributes]]);
    expect(applied()).toEqual([
      [noConsent, false],
      [accepted, true],
    ]);
  });

  it('is not shown if the browser cannot store the choice, and grants nothing', () => {
    const { openTab } = openConsentBrowser('own', { cookies: blockedCookies, query: '?showConsent=true' });
    const { controller, applied } = openTab();
    expect([controller.prompt(), applied()]).toEqual([{ _tag: 'Hidden' }, [[noConsent, false]]]);
  });

  it('reopens with the earlier choice, and calls its listeners', () => {
    const { openTab, storeElsewhere } = openConsentBrowser('own');
    storeElsewhere('{"performance":true,"marketing":false,"compliance":true}');
    const { controller } = openTab();
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

describe('an open card', () => {
  it.each(['Summary', 'Details'] as const)('closes on the same choice in another tab (%s)', (panel) => {
    const { openTab } = openConsentBrowser('own', { query: '?showConsent=true' });
    const [one, other] = [openTab(), openTab()];
    one.choose(accepted);
    other.controller.reopen();
    if (panel === 'Details') other.controller.dispatch({ _tag: 'Customize' });
    expect(other.controller.prompt()._tag).toBe(panel);
    one.choose(accepted);
    expect(other.controller.prompt()).toEqual({ _tag: 'Hidden' });
  });

  it('stays open on a return to the tab, and its switches too, unless the stored choice has changed', () => {
    const { openTab, storeElsewhere } = openConsentBrowser('own');
    const { controller, choose, comeBack } = openTab();
    comeBack();
    expect(controller.prompt()._tag).toBe('Summary');
    choose(accepted);
    controller.reopen();
    controller.dispatch({ _tag: 'Customize' });
    controller.dispatch({ _tag: 'Set', category: 'marketing', value: false });
    const shown = controller.prompt();
    comeBack();
    expect(controller.prompt()).toBe(shown);
    storeElsewhere(serializeConsent(noConsent));
    comeBack();
    expect(controller.prompt()).toEqual({ _tag: 'Hidden' });
    controller.reopen();
    expect(controller.prompt()).toMatchObject({ toggles: { performance: false, marketing: false } });
  });
});

describe('a stored choice that is gone or malformed', () => {
  it.each(['', '{"performance":true}', 'null', '{"performance":"yes","marketing":true,"compliance":false}'])(
    'changes nothing until the next choice elsewhere: %j',
    (value) => {
      const { openTab, storeElsewhere } = openConsentBrowser('own');
      const tab = openTab();
      storeElsewhere(value);
      tab.comeBack();
      expect([tab.now(), tab.controller.prompt()._tag]).toEqual([noConsent, 'Summary']);
      tab.choose(accepted);
      tab.controller.reopen();
      storeElsewhere(value);
      tab.comeBack();
      expect([tab.now(), tab.controller.prompt()._tag]).toEqual([accepted, 'Summary']);
      storeElsewhere(serializeConsent(noConsent));
      tab.comeBack();
      expect(tab.now()).toEqual(noConsent);
    },
  );
});
