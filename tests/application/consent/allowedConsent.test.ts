import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentCookie, noConsent, partnerCookies, serializeConsent } from '#domain/consent/consent.ts';
import { blockedCookies, makeMemoryCookies } from '#tests/support/memoryCookies.ts';
import { accepted, forever, openConsentBrowser } from '#tests/application/support/consentBrowser.ts';
import { consent } from '#tests/arbitraries/consent.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const elsewhere = { signals: { timeZone: () => 'America/New_York' } };

describe.each(['own', 'partner'] as const)('what is allowed (%s)', (asks) => {
  const anyChoice = consent.map((choice) => (asks === 'own' ? { ...choice, compliance: false } : choice));
  const choices = fc.array(fc.record({ tab: fc.constantFrom(0, 1), choice: anyChoice }), {
    minLength: 1,
    maxLength: 6,
  });

  itAlways('is the last choice of any tab, in every tab; each is reported by its own tab', [choices], (steps) => {
    const { openTab } = openConsentBrowser(asks);
    const tabs = [openTab(), openTab()];
    expect(tabs.map(({ now, chosen }) => [now(), chosen()])).toEqual([1, 2].map(() => [noConsent, null]));
    for (const { tab, choice } of steps) {
      tabs[tab]?.choose(choice);
      expect(tabs.map(({ now, chosen }) => [now(), chosen()])).toEqual([1, 2].map(() => [choice, choice]));
    }
    tabs.forEach((tab, index) => {
      const own = steps.flatMap(({ tab: at, choice }) => (at === index ? [[choice, true]] : []));
      expect(tab.choices()).toEqual(own);
    });
  });
});

describe('what is allowed without a choice', () => {
  it.each([
    ['in Europe', 'own', {}, noConsent],
    ['outside', 'own', elsewhere, accepted],
    ['outside, where the query asks', 'own', { ...elsewhere, query: '?showConsent=true' }, noConsent],
    [
      'outside, with Global Privacy Control',
      'own',
      { signals: { ...elsewhere.signals, globalPrivacyControl: () => true } },
      { ...accepted, marketing: false },
    ],
    ['outside, without cookies', 'own', { ...elsewhere, cookies: blockedCookies }, noConsent],
    ['of a partner', 'partner', elsewhere, noConsent],
    ['where nobody asks, in Europe', 'nobody', {}, noConsent],
    ['where nobody asks, outside', 'nobody', { ...elsewhere, query: '?showConsent=true' }, accepted],
  ] as const)('is the default of the specification: %s', (...[, asks, options, expected]) => {
    const tab = openConsentBrowser(asks, options).openTab();
    expect([tab.now(), tab.chosen()]).toEqual([expected, null]);
  });

  it.each(['', '{"performance":true}', 'null', '{"performance":"yes","marketing":true,"compliance":false}'])(
    'is the default again once the stored choice is gone or malformed: %j',
    (value) => {
      const { openTab, storeElsewhere } = openConsentBrowser('own');
      const tab = openTab();
      tab.choose(accepted);
      storeElsewhere(value);
      expect(tab.now()).toEqual(noConsent);
      storeElsewhere(serializeConsent(accepted));
      expect(tab.now()).toEqual(accepted);
    },
  );

  it('is what another site of the domain has stored', () => {
    const { openTab, storeElsewhere } = openConsentBrowser('nobody');
    const tab = openTab();
    storeElsewhere(serializeConsent(accepted));
    expect(tab.now()).toEqual(accepted);
  });
});

describe('a choice that cannot be stored', () => {
  it('is that of its document', () => {
    const { openTab } = openConsentBrowser('own', { cookies: blockedCookies });
    const [tab, other] = [openTab(), openTab()];
    tab.choose(accepted);
    expect([tab.now(), tab.choices(), other.now()]).toEqual([accepted, [[accepted, false]], noConsent]);
  });

  it('wins over an older one that the browser still reads', () => {
    const older = new Map([[consentCookie, serializeConsent(accepted)]]);
    const cookies = { ...makeMemoryCookies(), read: (name: string) => older.get(name) ?? null, write: () => undefined };
    const tab = openConsentBrowser('own', { cookies }).openTab();
    tab.choose(noConsent);
    expect([tab.now(), tab.choices()]).toEqual([noConsent, [[noConsent, false]]]);
  });
});

describe('an answer that the banner of the partner takes back', () => {
  it('ends the consent in every tab', () => {
    const { openTab, cookies } = openConsentBrowser('partner');
    const tabs = [openTab(), openTab()] as const;
    tabs[0].choose(accepted);
    cookies.remove(partnerCookies.viewed, forever);
    tabs[0].announce();
    expect(tabs.map(({ now }) => now())).toEqual([noConsent, noConsent]);
    expect(tabs[0].choices().at(-1)).toEqual([noConsent, true]);
  });
});
