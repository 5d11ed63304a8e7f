import type { Brand } from '#domain/brand/brand.ts';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import type { Platform } from '#domain/platform/platform.ts';
import type { KeptParam } from '#domain/redirect/redirect.ts';
import { transferHost } from '#env/sandbox/hosts.ts';

/** A site whose visitors sign in at the account site. */
export type RelyingParty = {
  readonly host: string;
  readonly name: string;
  readonly brand: Brand;
  /** The platform it sends; null if the account site derives it. */
  readonly platform: Platform | null;
  /** The co-brand parameter it sends; null for a site without a partner. */
  readonly coBrand: { readonly parameter: KeptParam; readonly uid: string } | null;
  /** Whether it sends state and a PKCE challenge, which the account site reads for the main brand only. */
  readonly usesOAuth: boolean;
  /** Whether it takes the code of a session that goes on, without a verifier: it trusts every party of the brand. */
  readonly takesSessions: boolean;
  /** The path that visitors return to. */
  readonly home: string;
};

const transferSite = (brand: Brand): RelyingParty => ({
  host: transferHost(brand),
  name: `${brand.displayName} Transfers`,
  brand,
  platform: null,
  coBrand: null,
  usesOAuth: brand.capturesOAuth,
  takesSessions: true,
  home: '/',
});

const product = (label: string, name: string, more: Partial<RelyingParty>): RelyingParty => ({
  ...transferSite(mainBrand),
  host: `${label}.${mainBrand.key}.localhost`,
  name,
  ...more,
});

/** Returns the transfer site of every brand, and the main brand's other products and partners. */
export const relyingParties = (): ReadonlyArray<RelyingParty> => [
  ...brands.map(transferSite),
  product('business', 'Xe Business', { platform: 'XERA' }),
  product('partner', 'Acme Travel', { coBrand: { parameter: '_dfxid', uid: 'acme-travel' } }),
  // Because: the account site accepts this path of the host only, and what is below it.
  product('northbank', 'Northbank', {
    coBrand: { parameter: '_clientagentid', uid: 'northbank' },
    takesSessions: false,
    home: '/banking',
  }),
  product('invoices', 'Xe Invoices', { platform: 'XECI' }),
  product('data', 'Xe Currency Data', { platform: 'XECD' }),
  product('erp', 'Xe for ERP', { platform: 'ERP' }),
  product('developer', 'Xe Developers', { platform: 'DEVPORTAL' }),
  product('register', 'Xe Registration', { usesOAuth: false }),
];
