import { brands, type Brand } from '#domain/brand/brand.ts';
import type { Platform } from '#domain/platform/platform.ts';
import type { KeptParam } from '#domain/redirect/redirect.ts';
import { transferHost } from '#env/sandbox/hosts.ts';

/** A site that lets people in through the account site. */
export type Party = {
  readonly host: string;
  readonly name: string;
  readonly brand: Brand;
  /** What it says it is; null leaves it to the account site to tell. */
  readonly platform: Platform | null;
  /** Whose customers it serves, where the account site is to be dressed for a partner. */
  readonly coBrand: { readonly parameter: KeptParam; readonly uid: string } | null;
  /** Whether it sends state and a PKCE challenge: the account site captures them for the main brand alone. */
  readonly usesOAuth: boolean;
  readonly colour: string;
};

const transferSite = (brand: Brand): Party => ({
  host: transferHost(brand),
  name: `${brand.displayName} Transfers`,
  brand,
  platform: null,
  coBrand: null,
  usesOAuth: brand.capturesOAuth,
  colour: brand.colours.primary,
});

/** The sites of every brand, and the main brand's further products and partner. */
export const parties = (): ReadonlyArray<Party> => {
  const [main] = brands;
  if (main === undefined) return [];
  const product = (label: string, name: string, more: Partial<Party> = {}): Party => ({
    ...transferSite(main),
    host: `${label}.${main.key}.localhost`,
    name,
    ...more,
  });
  return [
    ...brands.map(transferSite),
    product('business', 'Xe Business', { platform: 'XERA', colour: '#12355b' }),
    product('partner', 'Acme Travel', { coBrand: { parameter: '_dfxid', uid: 'acme-travel' }, colour: '#0b6e4f' }),
    product('northbank', 'Northbank', {
      coBrand: { parameter: '_clientagentid', uid: 'northbank' },
      colour: '#3b2a7a',
    }),
    product('invoices', 'Xe Invoices', { platform: 'XECI', colour: '#5b3a12' }),
    product('data', 'Xe Currency Data', { platform: 'XECD', colour: '#0f5663' }),
    product('erp', 'Xe for ERP', { platform: 'ERP', colour: '#4a2545' }),
    product('developer', 'Xe Developers', { platform: 'DEVPORTAL', colour: '#26303d' }),
    product('register', 'Xe Registration', { usesOAuth: false }),
  ];
};
