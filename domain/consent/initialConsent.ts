import type { Brand } from '#domain/brand/brand.ts';
import { mainBrand } from '#domain/brand/brands.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { queryValue } from '#domain/shared/webAddress.ts';
import { type Consent, noConsent } from './consent.ts';

/** Who asks for consent: our own card, the banner of a partner, whose script has this address, or nobody. */
export type ConsentSource = { readonly _tag: 'Own' | 'Nobody' } | { readonly _tag: 'Partner'; readonly script: string };

/** The consent source of a brand. It is the partner's banner if consent is off, a source is set, and the brand is not the main one. */
export const consentSource = ({ enabled, source }: Settings['consent'], brand: Pick<Brand, 'key'>): ConsentSource => {
  if (enabled) return { _tag: 'Own' };
  return brand.key !== mainBrand.key && source !== null ? { _tag: 'Partner', script: source } : { _tag: 'Nobody' };
};

/** What is known about the visitor when the page opens. */
export type InitialConsentInput = {
  readonly source: ConsentSource['_tag'];
  /** Whether a cookie has a choice. */
  readonly hasChosen: boolean;
  /** Whether the browser accepts the consent cookie. */
  readonly canStoreConsent: boolean;
  readonly europe: boolean;
  /** The query of the page. `showConsent=true` asks again. */
  readonly query: string;
  readonly globalPrivacyControl: boolean;
};

/** Whether the page asks for a choice when it opens, and what holds without one. */
export type InitialConsent = { readonly asks: boolean; readonly byDefault: Consent };

/**
 * Without a choice nothing is granted in Europe, nor where a partner or the query asks; elsewhere Global Privacy Control keeps marketing off.
 * A browser without cookies gets no card, and grants nothing.
 */
export const initialConsent = (input: InitialConsentInput): InitialConsent => {
  const { source, hasChosen, canStoreConsent, europe, query, globalPrivacyControl } = input;
  const isForced = source !== 'Nobody' && queryValue(query, 'showConsent') === 'true';
  const isGranted = source !== 'Partner' && canStoreConsent && !europe && !isForced;
  const canAsk = source === 'Partner' || (source === 'Own' && canStoreConsent);
  return {
    asks: canAsk && (isForced || !(hasChosen || isGranted)),
    byDefault: isGranted ? { ...noConsent, performance: true, marketing: !globalPrivacyControl } : noConsent,
  };
};
