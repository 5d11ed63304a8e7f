import { mainBrand, type Brand } from '#domain/brand/brand.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Consent } from './consent.ts';

/** The names of the partner's privacy cookies; the value '1' grants. */
export const partnerCookies = {
  viewed: 'privacy_banner_viewed',
  advertising: 'privacy_advertising',
  analytics: 'privacy_analytics',
  essentials: 'privacy_essentials',
} as const;

/** The window event that the partner's banner sends after a choice. */
export const partnerConsentEvent: string = 'privacyaction';

/** The id of the element of the partner's banner. */
export const partnerBannerId: string = 'privacy-banner';

/** The interval in milliseconds, and the number of tries, of looking for the partner's banner. */
export const partnerBannerPoll: { readonly everyMs: number; readonly tries: number } = { everyMs: 500, tries: 10 };

/** The choice in the partner's cookies: null until its banner was viewed; only '1' grants. */
export const partnerConsent = (read: (cookie: string) => string | null): Consent | null => {
  const isSet = (name: keyof typeof partnerCookies): boolean => read(partnerCookies[name]) === '1';
  if (!isSet('viewed')) return null;
  return { performance: isSet('analytics'), marketing: isSet('advertising'), compliance: isSet('essentials') };
};

/** The consent source: our own card, a partner's banner with its script, or none. */
export type ConsentSource = { readonly _tag: 'Own' | 'Nobody' } | { readonly _tag: 'Partner'; readonly script: string };

/** The consent source of a brand: the partner's banner where another brand than the main one has consent off and a source set. */
export const consentSource = ({ enabled, source }: Settings['consent'], brand: Pick<Brand, 'key'>): ConsentSource => {
  if (enabled) return { _tag: 'Own' };
  return brand.key !== mainBrand.key && source !== null ? { _tag: 'Partner', script: source } : { _tag: 'Nobody' };
};
