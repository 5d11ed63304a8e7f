import type { Brand } from './brand.ts';
import { prerenderThemes } from './prerenderThemes.ts';
import type { PrerenderTheme, Theme } from './theme.ts';

/** The font of a brand whose theme names none. */
export const fallbackFont: string = 'Inter';

/** The colours and the font that the brand table gives. */
export const themeFromBrand = ({ colours, darkColours }: Brand): PrerenderTheme => ({
  colours,
  darkColours,
  fontFamily: fallbackFont,
});

/** The theme of a brand until, or unless, the content service answers: its own images, and its last known colours and font. */
export const fallbackTheme = (brand: Brand, themes: typeof prerenderThemes = prerenderThemes): Theme => ({
  ...(themes[brand.key] ?? themeFromBrand(brand)),
  fontFile: null,
  logo: {
    name: null,
    url: brand.logo,
    mobileUrl: brand.mobileLogo,
    darkUrl: brand.darkLogo,
    maxWidth: null,
    maxHeight: null,
    mobileMaxWidth: null,
    mobileMaxHeight: null,
  },
  shareImage: brand.shareImage,
  brandLines: null,
  favicons: {
    favicon: `/brands/${brand.key}/favicon.svg`,
    'apple-touch-icon': `/brands/${brand.key}/apple-touch-icon.png`,
    'favicon-32x32': `/brands/${brand.key}/favicon-32x32.png`,
    'favicon-16x16': `/brands/${brand.key}/favicon-16x16.png`,
    'safari-pinned-tab': `/brands/${brand.key}/safari-pinned-tab.svg`,
  },
});

/** The family of the headings: the brand's, unless the theme has a font of its own, which then sets the whole page. */
export const headingFamily = (
  { headingFace }: Pick<Brand, 'headingFace'>,
  { fontFamily }: Pick<Theme, 'fontFamily'>,
): string => (fontFamily === fallbackFont ? headingFace : fontFamily);
