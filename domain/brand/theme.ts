import type { Brand } from './brand.ts';
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

export const fallbackFont: string = 'Inter';

/** What a brand wears until, or unless, a theme arrives: its own images and colours, and Inter. */
export const fallbackTheme = (brand: Brand): Theme => ({
  colours: {
    primary: themeColour(brand.colours.primary),
    onPrimary: themeColour(brand.colours.onPrimary),
    accent: themeColour(brand.colours.accent),
    background: themeColour(brand.colours.background),
    surface: themeColour(brand.colours.surface),
  },
  fontFamily: fallbackFont,
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
