import { type Brand, brandImage } from './brand.ts';
import type { Theme } from './theme.ts';

/** The font of a brand whose theme names none. */
export const fallbackFont: string = 'Inter';

/** The theme of a brand without an answer of the content service: what the brand table gives, and its own images. */
export const fallbackTheme = (brand: Brand): Theme => ({
  colours: brand.colours,
  darkColours: brand.darkColours,
  fontFamily: fallbackFont,
  fontFile: null,
  logo: {
    name: null,
    url: brandImage(brand, 'logo.svg'),
    mobileUrl: brand.hasMobileLogo ? brandImage(brand, 'logo-mobile.svg') : null,
    darkUrl: brandImage(brand, 'logo-dark.svg'),
    maxWidth: null,
    maxHeight: null,
    mobileMaxWidth: null,
    mobileMaxHeight: null,
  },
  shareImage: brandImage(brand, 'share.png'),
  brandLines: null,
  favicons: {
    favicon: brandImage(brand, 'favicon.svg'),
    'apple-touch-icon': brandImage(brand, 'apple-touch-icon.png'),
    'favicon-32x32': brandImage(brand, 'favicon-32x32.png'),
    'favicon-16x16': brandImage(brand, 'favicon-16x16.png'),
    'safari-pinned-tab': brandImage(brand, 'safari-pinned-tab.svg'),
  },
});

/** The family of the headings: the brand's, as its package names it. A theme with a font of its own uses that one for the whole page. */
export const headingFamily = (
  { headingFace }: Pick<Brand, 'headingFace'>,
  { fontFamily }: Pick<Theme, 'fontFamily'>,
): string => (fontFamily === fallbackFont ? `${headingFace} Variable` : fontFamily);
