import { consentCookie, noConsent, partnerCookies, serializeConsent } from '#domain/consent/consent.ts';

/** A cookie of the account host, with its value encoded. */
export type SceneCookie = { readonly name: string; readonly value: string };

/** The cookies of a person who has refused every category, on our own card and on the partner's banner. */
export const answeredConsent: readonly SceneCookie[] = [
  { name: consentCookie, value: encodeURIComponent(serializeConsent(noConsent)) },
  { name: partnerCookies.viewed, value: '1' },
];
