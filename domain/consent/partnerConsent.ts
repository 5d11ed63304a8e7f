import type { Consent } from './consent.ts';

/** The names of the privacy cookies that the partner's banner sets. The value '1' means yes. */
export const partnerCookies = {
  viewed: 'privacy_banner_viewed',
  advertising: 'privacy_advertising',
  analytics: 'privacy_analytics',
  essentials: 'privacy_essentials',
} as const;

/** The choice in the partner's cookies. Null while its banner was not viewed. */
export const readPartnerConsent = (readCookie: (name: string) => string | null): Consent | null => {
  const isSet = (name: keyof typeof partnerCookies): boolean => readCookie(partnerCookies[name]) === '1';
  if (!isSet('viewed')) return null;
  return { performance: isSet('analytics'), marketing: isSet('advertising'), compliance: isSet('essentials') };
};
