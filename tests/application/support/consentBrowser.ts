import * as TE from 'fp-ts/TaskEither';
import { makeAllowedConsent } from '#application/consent/allowedConsent.ts';
import { type ConsentController, makeConsentController } from '#application/consent/consentController.ts';
import type { CookieJar } from '#application/ports/browser.ts';
import type { DeferredServicePorts } from '#application/ports/ports.ts';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { type Consent, consentCookie, partnerCookies } from '#domain/consent/consent.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { makeMemoryCookies } from '#tests/support/memoryCookies.ts';
import { makeDeferredTestApp } from './deferredTestApp.ts';

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
  /** The consent that applies in the tab. */
  readonly now: () => Consent;
  /** Null while nobody has chosen. */
  readonly chosen: () => Consent | null;
  /** The choices that a person made in this tab, and whether each was stored. */
  readonly choices: () => ReadonlyArray<readonly [Consent, boolean]>;
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

const chooseOnCard = ({ reopen, choose }: ConsentController, { performance, marketing }: Consent): void => {
  reopen();
  choose({ performance, marketing });
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
  readonly signals?: Partial<DeferredServicePorts['signals']>;
};

/** Opens a browser whose tabs share their cookies. */
export const openConsentBrowser = (
  asks: Asks,
  { cookies = makeMemoryCookies(), query = '', signals = {} }: BrowserOptions = {},
): ConsentBrowser => {
  const openTab = (): ConsentTab => {
    let scripts: ReadonlyArray<string> = [];
    let announce = (): void => undefined;
    const banner: DeferredServicePorts['banner'] = {
      show: (script) => TE.fromIO(() => void (scripts = [...scripts, script])),
      isThere: () => false,
      onChoice: (onChoice) => void (announce = onChoice),
    };
    const ports = { ...plainPorts, cookies, banner, signals: { ...plainPorts.signals, ...signals } };
    const settings = { ...context.settings, consent: deployments[asks] };
    const here = { settings, brand: asks === 'partner' ? otherBrand : context.brand };
    const allowed = makeAllowedConsent(ports, here, query);
    let choices: ReturnType<ConsentTab['choices']> = [];
    const onChosen = (choice: Consent): void => {
      allowed.keep(choice);
      choices = [...choices, [choice, allowed.isKept()]];
    };
    const controller = makeConsentController(ports, here, { allowed, onChosen });
    return {
      ...allowed,
      controller,
      choices: () => choices,
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
