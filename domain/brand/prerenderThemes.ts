import type { BrandKey } from './brand.ts';
import type { PrerenderTheme } from './theme.ts';

/** The last known colours and font of brands whose theme differs from the brand table. Written by `npm run themes`. */
export const prerenderThemes: { readonly [brand: BrandKey]: PrerenderTheme } = {};
