import type { BrandKey } from './brand.ts';
import type { LastTheme } from './theme.ts';

/** What brands last wore by the word of the content service, where their rows say otherwise. Written by `npm run themes`. */
export const lastThemes: { readonly [brand: BrandKey]: LastTheme } = {};
