import { describe, expect, it } from 'vitest';
import { makeAllowedConsent, makeConsentedLibraries } from '#application/consent/allowedConsent.ts';
import type { BrowserSignals } from '#application/ports/browser.ts';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import {
  type Consent,
  consentAttributes,
  consentCookie,
  noConsent,
  partnerCookies,
  serializeConsent,
} from '#domain/consent/consent.ts';
import { newSession } from '#domain/session/newSession.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { confirmedAs } from '#tests/arbitraries/person.ts';
import { type Parts, withParts } from '#tests/arbitraries/withParts.ts';
import { blockedCookies, makeMemoryCookies } from '#tests/support/memoryCookies.ts';

const accepted: Consent = { performance: true, marketing: true, compliance: false };
const attributes = consentAttributes(context.settings);
const [, otherBrand = mainBrand] = brands;
const own = context;
const partner = {
  brand: otherBrand,
  settings: { ...context.settings, consent: { enabled: false, source: 'https://banner.partner.test/banner.js' } },
};

type Page = { readonly where?: typeof context; readonly query?: string } & Partial<BrowserSignals>;

/** What a page in London allows. */
const openTab = (cookies = makeMemoryCookies(), { where = own, query = '', ...signals }: Page = {}) => {
  const london = { timeZone: () => 'Europe/London', globalPrivacyControl: () => false, path: () => '/signin' };
  return makeAllowedConsent({ cookies, signals: { ...london, ...signals } }, where, query);
};

describe('what is allowed', () => {
  it('is the last choice of any tab, in every tab, and the default once the cookie is gone', () => {
    const cookies = makeMemoryCookies();
    const tabs = [openTab(cookies), openTab(cookies)];
    for (const [index, choice] of [accepted, noConsent, accepted].entries()) {
      tabs[index % 2]?.keep(choice);
      expect(tabs.map(({ now, chosen, isKept }) => [now(), chosen(), isKept()])).toEqual(
        tabs.map(() => [choice, choice, true]),
      );
    }
    cookies.remove(consentCookie, attributes);
    expect(tabs.map(({ now, chosen }) => [now(), chosen()])).toEqual(tabs.map(() => [noConsent, null]));
  });

  it('is with a partner what the cookies of its banner say, which this page does not write', () => {
    const cookies = makeMemoryCookies();
    const { now, keep } = openTab(cookies, { where: partner });
    cookies.write(partnerCookies.viewed, '1', attributes);
    cookies.write(partnerCookies.analytics, '1', attributes);
    expect(now()).toEqual({ ...noConsent, performance: true });
    keep(accepted);
    expect([now(), cookies.read(consentCookie)]).toEqual([{ ...noConsent, performance: true }, null]);
  });

  const newYork = { timeZone: () => 'America/New_York' };
  it.each<[string, Page, boolean, Consent]>([
    ['in Europe', {}, true, noConsent],
    ['outside', newYork, false, accepted],
    ['outside, where the query asks', { ...newYork, query: '?showConsent=true' }, true, noConsent],
    [
      'outside, with Global Privacy Control',
      { ...newYork, globalPrivacyControl: () => true },
      false,
      { ...accepted, marketing: false },
    ],
    ['of a partner', { ...newYork, where: partner }, true, noConsent],
  ])('is without a choice the default of the specification: %s', (...[, page, asks, expected]) => {
    const tab = openTab(makeMemoryCookies(), page);
    expect([tab.asks, tab.now(), tab.chosen()]).toEqual([asks, expected, null]);
  });

  it('is not asked for where no cookie can be kept, nor where one is', () => {
    const cookies = makeMemoryCookies();
    cookies.write(consentCookie, serializeConsent(accepted), attributes);
    expect([openTab(blockedCookies).asks, openTab(cookies).asks]).toEqual([false, false]);
  });
});

describe('a choice that cannot be stored', () => {
  it('is that of its document, also where the browser still reads an older one', () => {
    const older = new Map([[consentCookie, serializeConsent(accepted)]]);
    const cookies = { ...blockedCookies, read: (name: string) => older.get(name) ?? null };
    const [tab, other] = [openTab(cookies), openTab(cookies)];
    tab.keep(noConsent);
    expect([tab.now(), tab.isKept(), other.now()]).toEqual([noConsent, false, accepted]);
  });
});

describe('the reload for a withdrawn consent', () => {
  const oAuth = { ...newSession.oAuth, promptsLogin: true };
  const person = { confirmed: confirmedAs({ profileId: null, email: 'ada@example.test' }) };
  const code = unsafeNominal<'OneTimeCode'>('1');
  const withToken = { accessToken: unsafeNominal<'AccessToken'>('t') };
  it.each<[string, number, Parts & { readonly isTyped?: boolean; readonly isUnloaded?: boolean }]>([
    ['is made', 1, {}],
    ['is not made where no library was loaded', 0, { isUnloaded: true }],
    ['waits where something is typed', 0, { isTyped: true }],
    ['waits where a password is in memory', 0, { secrets: { password: unsafeNominal<'Password'>('x') } }],
    ['waits where a code is in memory', 0, { secrets: { code } }],
    ['waits where an accepted code has no tokens', 0, { secrets: { code, isCodeAccepted: true } }],
    ['is made where it has', 1, { secrets: { code, isCodeAccepted: true }, person: withToken }],
    ['waits where the page is left', 0, { hasLeft: true }],
    ['waits where a wanted sign-in was made', 0, { oAuth, person }],
    ['is made where it was not', 1, { oAuth }],
  ])('%s', (_what, expected, { isTyped = false, isUnloaded = false, ...parts }) => {
    const allowed = openTab();
    allowed.keep(accepted);
    let reloads = 0;
    const session = {
      get: () => withParts(newSession, parts),
      update: () => newSession,
      subscribe: () => () => undefined,
    };
    const page = { isTyped: () => isTyped, reload: () => void (reloads += 1) };
    const libraries = makeConsentedLibraries({ session }, allowed, page);
    if (!isUnloaded) libraries.mayTrack();
    allowed.keep(noConsent);
    libraries.endWithdrawn();
    expect(reloads).toBe(expected);
  });
});
