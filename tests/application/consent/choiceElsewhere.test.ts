import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentCookie, noConsent, serializeConsent } from '#domain/consent/consent.ts';
import { partnerCookies } from '#domain/consent/partnerConsent.ts';
import { blockedCookies, makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';
import { flushPromises } from '#tests/application/support/deferredTestApp.ts';
import { accepted, forever, openConsentBrowser } from '#tests/application/support/consentBrowser.ts';
import { consent } from '#tests/arbitraries/consent.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

describe.each(['own', 'partner'] as const)('a choice in another tab (%s)', (asks) => {
  const anyChoice = consent.map((choice) => (asks === 'own' ? { ...choice, compliance: false } : choice));
  const choices = fc.array(fc.record({ tab: fc.constantFrom(0, 1), choice: anyChoice }), {
    minLength: 1,
    maxLength: 6,
  });

  itAlways(
    'applies in every tab, at once or on the return to one that missed it; only the tab in which it was made reports it',
    [fc.boolean(), choices],
    (missesNews, steps) => {
      const { openTab } = openConsentBrowser(asks, { missesNews });
      const tabs = [openTab(), openTab()];
      for (const { tab, choice } of steps) {
        tabs[tab]?.choose(choice);
        if (missesNews) tabs[1 - tab]?.comeBack();
        expect(tabs.map(({ now }) => now())).toEqual([choice, choice]);
        expect(tabs.map(({ controller }) => controller.prompt()._tag)).toEqual(['Hidden', 'Hidden']);
      }
      tabs.forEach(({ applied }, index) => {
        const own = steps.flatMap(({ tab, choice }) => (tab === index ? [[choice, true]] : []));
        expect(applied().filter(([, chosen]) => chosen)).toEqual(own);
      });
    },
  );

  it('applies once, however often the person returns to the tab', () => {
    const { openTab } = openConsentBrowser(asks);
    const [one, other] = [openTab(), openTab()];
    one.choose(accepted);
    [one, other].forEach(({ comeBack }) => comeBack());
    other.comeBack();
    expect(one.applied()).toEqual([
      [noConsent, false],
      [accepted, true],
    ]);
    expect(other.applied()).toEqual([
      [noConsent, false],
      [accepted, false],
    ]);
  });
});

describe('a choice that cannot be stored', () => {
  it('applies in the open tabs, and outlasts a return to them', () => {
    const { openTab } = openConsentBrowser('own', { cookies: blockedCookies });
    const tabs = [openTab(), openTab()];
    tabs[0]?.choose(accepted);
    tabs.forEach(({ comeBack }) => comeBack());
    expect(tabs.map(({ now }) => now())).toEqual([accepted, accepted]);
  });

  it('outlasts a return to its tab while the browser reads an older choice, and follows a newer one', () => {
    const older = new Map([[consentCookie, serializeConsent(accepted)]]);
    const cookies = { ...makeMemoryCookies(), read: (name: string) => older.get(name) ?? null, write: () => undefined };
    const { openTab } = openConsentBrowser('own', { cookies });
    const tab = openTab();
    tab.choose(noConsent);
    tab.comeBack();
    tab.comeBack();
    expect(tab.now()).toEqual(noConsent);
    const newer = { ...accepted, marketing: false };
    older.set(consentCookie, serializeConsent(newer));
    tab.comeBack();
    expect(tab.now()).toEqual(newer);
  });
});

describe('an answer that the banner of the partner takes back', () => {
  it('ends the consent in every tab', async () => {
    const { openTab, cookies } = openConsentBrowser('partner');
    const tabs = [openTab(), openTab()] as const;
    tabs[0].choose(accepted);
    expect(tabs[1].now()).toEqual(accepted);
    cookies.remove(partnerCookies.viewed, forever);
    tabs[0].announce();
    expect(tabs.map(({ now }) => now())).toEqual([noConsent, noConsent]);
    await flushPromises();
    expect(tabs[0].scripts()).toEqual(['https://banner.partner.test/banner.js']);
  });
});

describe('a choice where nobody asks', () => {
  it('applies on a return once another site of the domain has stored it, and is not needed outside Europe', () => {
    const { openTab, storeElsewhere } = openConsentBrowser('nobody');
    const tab = openTab();
    storeElsewhere(serializeConsent(accepted));
    tab.comeBack();
    expect(tab.applied()).toEqual([
      [noConsent, false],
      [accepted, false],
    ]);
    expect([openTab().now(), tab.controller.prompt()]).toEqual([accepted, { _tag: 'Hidden' }]);
    const { openTab: openElsewhere } = openConsentBrowser('nobody', { timeZone: 'America/New_York' });
    expect(openElsewhere().applied()).toEqual([[accepted, false]]);
  });
});
