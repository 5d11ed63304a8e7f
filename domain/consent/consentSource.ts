import type { Brand } from '#domain/brand/brand.ts';
import { mainBrand } from '#domain/brand/brands.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** Who asks for consent: our own card, the banner of a partner, whose script has this address, or nobody. */
type ConsentSource = { readonly _tag: 'Own' | 'Nobody' } | { readonly _tag: 'Partner'; readonly script: string };

/** The consent source of a brand. It is the partner's banner if consent is off, a source is set, and the brand is not the main one. */
export const consentSource = ({ enabled, source }: Settings['consent'], brand: Pick<Brand, 'key'>): ConsentSource => {
  if (enabled) return { _tag: 'Own' };
  return brand.key !== mainBrand.key && source !== null ? { _tag: 'Partner', script: source } : { _tag: 'Nobody' };
};
