import * as TE from 'fp-ts/TaskEither';
import { makeConsentController } from '#application/consent/consentController.ts';
import type { ConsentController, ConsentOrigin } from '#application/consent/consentChoices.ts';
import type { CookieJar } from '#application/ports/browser.ts';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { consentCookie, type Consent } from '#domain/consent/consent.ts';
import { partnerCookies } from '#domain/consent/partnerConsent.ts';
import { makeMemoryPageReturns } from '#infrastructure/sandbox/memoryPageReturns.ts';
import { makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';
import { makeMemoryConsents } from '#infrastructure/sandbox/memoryTabs.ts';
import { makeDeferredTestApp } from './deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';

// Because: what a browser and its tabs have of their own replaces these, and a test app for each takes most of the time.
const { ports: plainPorts } = makeDeferredTestApp({ seeds: [] });
const [, otherBrand = mainBrand] = brands;
const deployments = {
  own: { enabled: true, source: null },
  partner: { enabled: false, source: 'https://banner.partner.test/banner.js' },
  nobody: { enabled: false, source: null },
} as const;
type Asks = keyof typeof deployments;

/** The choice of every category that the card offers. */
export const accepted: Consent = { performance: true, marketing: true, compliance: false };
/** The attributes of a cookie that stays. */
export const forever = { domain: null, path: '/', days: 365, sameSite: 'Lax' } as const;

/** A tab with its consent controller. */
export type ConsentTab = {
  readonly controller: ConsentController;
  readonly comeBack: () => void;
  /** The consents that the tab has applied; true marks a choice of its own. */
  readonly applied: () => ReadonlyArray<readonly [Consent, boolean]>;
  /** The consent that applies in the tab. */
  readonly now: () => Consent | undefined;
  /** Makes a choice in this tab, as a person does. */
  readonly choose: (choice: Consent) => void;
  /** The banner of the partner announces a choice in this tab. */
  readonly announce: () => void;
  readonly scripts: () => ReadonlyArray<string>;
};

const writePartnerCookies = (cookies: CookieJar, { performance, marketing, compliance }: Consent): void => {
  const { viewed, analytics, advertising, essentials } = partnerCookies;
  const values = [
    [viewed, true],
    [analytics, performance],
    [advertising, marketing],
    [essentials, compliance],
  ] as const;
  values.forEach(([name, granted]) => cookies.write(name, granted ? '1' : '0', forever));
};

const chooseOnCard = ({ reopen, dispatch }: ConsentController, choice: Consent): void => {
  reopen();
  dispatch({ _tag: 'Customize' });
  dispatch({ _tag: 'Set', category: 'performance', value: choice.performance });
  dispatch({ _tag: 'Set', category: 'marketing', value: choice.marketing });
  dispatch({ _tag: 'Done' });
};

/** A browser with tabs that share their cookies. */
export type ConsentBrowser = {
  readonly openTab: () => ConsentTab;
  readonly cookies: CookieJar;
  /** Writes the cookie of the choice, as another site of the domain does. */
  readonly storeElsewhere: (value: string) => void;
};

type BrowserOptions = {
  readonly cookies?: CookieJar;
  readonly query?: string;
  readonly missesNews?: boolean;
  readonly timeZone?: string;
};

/** Opens a browser whose tabs share their cookies, and each other's choices unless they miss them. */
export const openConsentBrowser = (
  asks: Asks,
  { cookies = makeMemoryCookies(), query = '', missesNews = false, timeZone = 'Europe/London' }: BrowserOptions = {},
): ConsentBrowser => {
  const openChannel = makeMemoryConsents();
  const openTab = (): ConsentTab => {
    const consents = missesNews ? makeMemoryConsents()() : openChannel();
    const pageReturns = makeMemoryPageReturns();
    let scripts: ReadonlyArray<string> = [];
    let announce = (): void => undefined;
    const banner: DeferredServicePorts['banner'] = {
      show: (script) => TE.fromIO(() => void (scripts = [...scripts, script])),
      isThere: () => false,
      onChoice: (onChoice) => void (announce = onChoice),
    };
    const signals = { ...plainPorts.signals, timeZone: () => timeZone };
    const ports = { ...plainPorts, cookies, consents, pageReturns, banner, signals };
    let applied: ReturnType<ConsentTab['applied']> = [];
    const onConsent = (given: Consent, origin: ConsentOrigin): void =>
      void (applied = [...applied, [given, origin === 'Chosen']]);
    const settings = { ...context.settings, consent: deployments[asks] };
    const brand = asks === 'partner' ? otherBrand : context.brand;
    const controller = makeConsentController(ports, { brand, settings }, { query, onConsent });
    return {
      controller,
      comeBack: pageReturns.comeBack,
      applied: () => applied,
      now: () => applied.at(-1)?.[0],
      choose: (choice) => {
        if (asks === 'own') return chooseOnCard(controller, choice);
        writePartnerCookies(cookies, choice);
        announce();
      },
      announce: () => announce(),
      scripts: () => scripts,
    };
  };
  return { openTab, cookies, storeElsewhere: (value) => cookies.write(consentCookie, value, forever) };
};
