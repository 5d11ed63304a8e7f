import type { Locale } from '#domain/locale/locale.ts';

/** The colours of a page: each 'r g b' with an optional '/alpha', as CSS takes it inside rgb(). */
export type ThemeColours = {
  readonly [Name in 'primary' | 'onPrimary' | 'accent' | 'background' | 'surface']: string;
};

/** The addresses of a logo, and its largest sizes in pixels. A value that the theme does not set is null. */
export type Logo = {
  /** The company that the logo shows; null for the brand itself. */
  readonly name: string | null;
  readonly url: string;
  readonly mobileUrl: string | null;
  /** The logo on a dark page; null where the logo suits light pages only. */
  readonly darkUrl: string | null;
  readonly maxWidth: number | null;
  readonly maxHeight: number | null;
  readonly mobileMaxWidth: number | null;
  readonly mobileMaxHeight: number | null;
};

/** The icons of a page, by the name of their file. */
export type FaviconKind = 'favicon' | 'apple-touch-icon' | 'favicon-32x32' | 'favicon-16x16' | 'safari-pinned-tab';

/** How the pages of a brand look. */
export type Theme = {
  readonly colours: ThemeColours;
  readonly darkColours: ThemeColours;
  readonly fontFamily: string;
  /** The address of the font's file; null for a font that is part of the build or of the device. */
  readonly fontFile: string | null;
  readonly logo: Logo;
  readonly shareImage: string;
  /** The line at the foot of the panel, by language; null for the brand's own lines. */
  readonly brandLines: ReadonlyArray<BrandLine> | null;
  readonly favicons: { readonly [Kind in FaviconKind]: string };
};

/** What a brand says about itself in one language. */
export type BrandLine = { readonly language: string; readonly text: string };

/** The line of a brand in the language of the page; null without one. A line in another language would look like an error. */
export const brandLine = (lines: ReadonlyArray<BrandLine>, locale: Locale): string | null =>
  lines.find(({ language }) => language === locale)?.text ?? null;
