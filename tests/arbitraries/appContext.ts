import fc from 'fast-check';
import { mainBrand } from '#domain/brand/brands.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { plainSettings } from './settings.ts';

/** The main brand outside production, with one partner on the allow-list. */
export const context: AppContext = {
  brand: mainBrand,
  settings: { ...plainSettings, production: false, allowedRedirectOrigins: ['https://partner.brand.test'] },
};

/** The same deployment in production. */
export const productionContext: AppContext = { ...context, settings: { ...context.settings, production: true } };

/** The context of either deployment. */
export const anyContext: fc.Arbitrary<AppContext> = fc.constantFrom(context, productionContext);
