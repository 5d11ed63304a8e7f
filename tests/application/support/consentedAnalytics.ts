import { makeConsentedAnalytics } from '#application/analytics/consentedAnalytics.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { mainBrand } from '#domain/brand/brands.ts';
import { type Consent, noConsent } from '#domain/consent/consent.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { type DeferredTestApp, makeDeferredTestApp, withLibraries } from './deferredTestApp.ts';

/** Opens consented analytics, and the function that changes the consent. */
export const openConsentedAnalytics = (brand: Brand = mainBrand) => {
  const { ports, recordedCalls } = makeDeferredTestApp({ seeds: [] });
  const here = { ...context, brand };
  let current: Consent = noConsent;
  const analytics = makeConsentedAnalytics(withLibraries(ports), here, () => current);
  const setConsent = (now: Consent, origin: 'Stored' | 'Chosen'): void => {
    const before = current;
    current = now;
    if (origin === 'Chosen') analytics.onChoice(now, before);
  };
  return { ...analytics, setConsent, recordedCalls, ports };
};

/** The calls to analytics and to the data layer, each with its name. */
export const named = (recordedCalls: ReturnType<DeferredTestApp['recordedCalls']>): ReadonlyArray<string> =>
  recordedCalls.map(({ call, name }) => `${call} ${name ?? ''}`.trim());
