import { mainBrand, type Brand } from '#domain/brand/brand.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { ConsentState } from './consent.ts';

/** The partner's privacy cookies, each '1' when given. */
export const partnerCookies: {
  readonly viewed: string;
  readonly advertising: string;
  readonly analytics: string;
  readonly essentials: string;
} = {
  viewed: 'privacy_banner_viewed',
  advertising: 'privacy_advertising',
  analytics: 'privacy_analytics',
  essentials: 'privacy_essentials',
};

/** The window event by which the partner's banner announces a choice. */
export const partnerConsentEvent: string = 'privacyaction';

/** The element the partner's banner is drawn in. */
export const partnerBannerId: string = 'privacy-banner';

/** How often, in milliseconds, and how many times the partner's banner is looked for. */
export const partnerBannerPoll: { readonly everyMs: number; readonly tries: number } = { everyMs: 500, tries: 10 };

/** What the partner's cookies say: unset until its banner was viewed; only '1' grants. */
export const partnerConsent = (read: (cookie: string) => string | null): ConsentState => {
  if (read(partnerCookies.viewed) !== '1') return { _tag: 'Unset' };
  const consent = {
    performance: read(partnerCookies.analytics) === '1',
    marketing: read(partnerCookies.advertising) === '1',
    compliance: read(partnerCookies.essentials) === '1',
  };
  return { _tag: 'Given', consent };
};

/** Who asks the visitor for consent: this product, a brand's partner with a script of its own, or nobody. */
export type ConsentKeeper = { readonly _tag: 'Own' | 'Nobody' } | { readonly _tag: 'Partner'; readonly script: string };

/** A partner asks where a brand other than the main one has consent switched off and a source for it configured. */
export const consentKeeper = ({ enabled, source }: Settings['consent'], brand: Pick<Brand, 'key'>): ConsentKeeper => {
  if (enabled) return { _tag: 'Own' };
  return brand.key !== mainBrand.key && source !== null ? { _tag: 'Partner', script: source } : { _tag: 'Nobody' };
};

/** Whether the partner's banner must be brought up: nothing was chosen yet, or the address asks for it. */
export const wantsPartnerBanner = (visit: { readonly stored: ConsentState; readonly showConsent: boolean }): boolean =>
  visit.stored._tag === 'Unset' || visit.showConsent;
