import { type Brand, mainBrand } from '#domain/brand/brand.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Consent } from './consent.ts';

/** The names of the privacy cookies that the partner's banner sets. The value '1' means yes. */
export const partnerCookies = {
  viewed: 'privacy_banner_viewed',
  advertising: 'privacy_advertising',
  analytics: 'privacy_analytics',
  essentials: 'privacy_essentials',
} as const;

/** The event that the partner's banner dispatches on the window after a choice. */
export const partnerConsentEvent: string = 'privacyaction';

/** The id of the element that the partner's banner adds to the page. */
export const partnerBannerId: string = 'privacy-banner';

/** How often the page looks for the partner's banner, and how many times at most. */
export const partnerBannerPoll: { readonly everyMs: number; readonly tries: number } = { everyMs: 500, tries: 10 };

/** The choice in the partner's cookies. Null while its banner was not viewed. */
export const partnerConsent = (read: (cookie: string) => string | null): Consent | null => {
  const isSet = (name: keyof typeof partnerCookies): boolean => read(partnerCookies[name]) === '1';
  if (!isSet('viewed')) return null;
  return { performance: isSet('analytics'), marketing: isSet('advertising'), compliance: isSet('essentials') };
};

/** Who asks for consent: our own card, the banner of a partner, whose script has this address, or nobody. */
export type ConsentSource = { readonly _tag: 'Own' | 'Nobody' } | { readonly _tag: 'Partner'; readonly script: string };

/** The consent source of a brand. It is the partner's banner if consent is off, a source is set, and the brand is not the main one. */
export const consentSource = ({ enabled, source }: Settings['consent'], brand: Pick<Brand, 'key'>): ConsentSource => {
  if (enabled) return { _tag: 'Own' };
  return brand.key !== mainBrand.key && source !== null ? { _tag: 'Partner', script: source } : { _tag: 'Nobody' };
};
