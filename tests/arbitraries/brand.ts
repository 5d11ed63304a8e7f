import fc from 'fast-check';
import type { Brand } from '#domain/brand/brand.ts';
import { brands, mainBrand } from '#domain/brand/brands.ts';

/** A brand of the table. */
export const brand = fc.constantFrom(...brands);

/** A new row of the table. */
export const newBrand: Brand = {
  ...mainBrand,
  key: 'unlisted',
  id: 9,
  displayName: 'Unlisted',
  hostName: 'unlisted.test',
  defaultPlatform: 'XERA',
  platforms: ['XERA'],
  sessionCookie: 'unlisted_session',
  themeDocument: { type: 'galileo_enhanced', uid: 'unlisted' },
};
