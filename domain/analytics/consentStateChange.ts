import type { Brand } from '#domain/brand/brand.ts';
import type { Consent } from '#domain/consent/consent.ts';
import type { AnalyticsEvent } from './events.ts';

/** The event for a change of consent; null for a brand that does not track it. */
export const consentStateChange = (
  { performance, marketing, compliance }: Consent,
  brand: Pick<Brand, 'tracksConsentChange'>,
): AnalyticsEvent | null =>
  brand.tracksConsentChange ? { name: 'Consent State Change', performance, marketing, compliance } : null;
