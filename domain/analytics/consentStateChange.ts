import type { Brand } from '#domain/brand/brand.ts';
import type { Consent } from '#domain/consent/consent.ts';
import type { AnalyticsEvent } from './events.ts';

/** The event an update of consent owes; null for the brand that tracks none. */
export const consentStateChange = (
  { performance, marketing, compliance }: Consent,
  brand: Pick<Brand, 'tracksConsentChange'>,
): AnalyticsEvent | null =>
  brand.tracksConsentChange ? { name: 'Consent State Change', performance, marketing, compliance } : null;
