import type { Brand } from './brand.ts';
import { lastThemes } from './lastThemes.ts';
import { themeColour } from './themeColour.ts';

/** The colour variables a theme may set. */
export type ColourName = 'primary' | 'onPrimary' | 'accent' | 'background' | 'surface';

/** 'r g b' with an optional '/alpha', as CSS takes it inside rgb(). */
export type ThemeColours = { readonly [Name in ColourName]: string };

export type Logo = {
  readonly url: string;
  readonly mobileUrl: string | null;
  readonly maxWidth: number | null;
  readonly maxHeight: number | null;
  readonly mobileMaxWidth: number | null;
  readonly mobileMaxHeight: number | null;
};

export type FaviconKind = 'favicon' | 'apple-touch-icon' | 'favicon-32x32' | 'favicon-16x16' | 'safari-pinned-tab';

/** How a brand is dressed. */
export type Theme = {
  readonly colours: ThemeColours;
  readonly fontFamily: string;
  readonly logo: Logo;
  readonly shareImage: string;
  readonly favicons: { readonly [Kind in FaviconKind]: string };
};

/** As much of a theme as may be known ahead of every environment: its images lie on each environment's own service. */
export type LastTheme = Pick<Theme, 'colours' | 'fontFamily'>;

export const fallbackFont: string = 'Inter';

/** What a brand's row alone says it wears. */
export const rowTheme = ({ colours }: Brand): LastTheme => ({
  colours: {
    primary: themeColour(colours.primary),
    onPrimary: themeColour(colours.onPrimary),
    accent: themeColour(colours.accent),
    background: themeColour(colours.background),
    surface: themeColour(colours.surface),
  },
  fontFamily: fallbackFont,
});

/** What a brand wears until, or unless, a theme arrives: its own images, and the colours and font it was last known in. */
export const fallbackTheme = (brand: Brand, last: typeof lastThemes = lastThemes): Theme => ({
  ...(last[brand.key] ?? rowTheme(brand)),
  logo: {
    url: brand.logo,
    mobileUrl: brand.mobileLogo,
    maxWidth: null,
    maxHeight: null,
    mobileMaxWidth: null,
    mobileMaxHeight: null,
  },
  shareImage: brand.shareImage,
  favicons: {
    favicon: `/brands/${brand.key}/favicon.svg`,
    'apple-touch-icon': `/brands/${brand.key}/apple-touch-icon.png`,
    'favicon-32x32': `/brands/${brand.key}/favicon-32x32.png`,
    'favicon-16x16': `/brands/${brand.key}/favicon-16x16.png`,
    'safari-pinned-tab': `/brands/${brand.key}/safari-pinned-tab.svg`,
  },
});
