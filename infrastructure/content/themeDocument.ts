import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Brand } from '#domain/brand/brand.ts';
import { parseThemeColour } from '#domain/brand/colour.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import type { BrandLine, Logo, Theme, ThemeColours } from '#domain/brand/theme.ts';
import { hasCoBrands } from '#domain/redirect/sites.ts';
import { maybe } from '#infrastructure/http/codecs.ts';
import type { HttpFault } from '#infrastructure/http/httpFault.ts';
import { decode } from '#infrastructure/http/readReply.ts';
import {
  type AddressRule,
  safeFontName,
  safeFontUrl,
  safeLine,
  safeLogoLength,
  safeMediaUrl,
} from './safeThemeValues.ts';

/** An image or a link to a file. */
const Media = t.type({ url: maybe(t.string) });

/** Colours by the name of their variable. */
const Colours = t.array(t.type({ variable: maybe(t.string), hex: maybe(t.string), alpha: maybe(t.number) }));

/** The fields of a theme document that are read. Each may be missing. */
const ThemeData = t.type({
  brand_name: maybe(t.string),
  primary_colour: maybe(t.string),
  colours: maybe(Colours),
  dark_colours: maybe(Colours),
  font_family: maybe(t.string),
  font_file: maybe(Media),
  logo: maybe(t.type({ url: maybe(t.string), mobile: maybe(Media) })),
  dark_logo: maybe(Media),
  logo_max_width: maybe(t.number),
  logo_max_height: maybe(t.number),
  mobile_logo_max_width: maybe(t.number),
  mobile_logo_max_height: maybe(t.number),
  og_image: maybe(Media),
  brand_lines: maybe(t.array(t.type({ language: maybe(t.string), text: maybe(t.string) }))),
  favicon: maybe(Media),
  apple_touch_icon: maybe(Media),
  favicon_32x32: maybe(Media),
  favicon_16x16: maybe(Media),
  safari_pinned_tab: maybe(Media),
});

type ThemeData = t.TypeOf<typeof ThemeData>;
type MediaData = t.TypeOf<typeof Media> | null | undefined;

const coloursIn = (group: ThemeData['colours'], fallback: ThemeColours): ThemeColours => {
  const colourOf = (name: string): string | null => {
    const item = group?.find(({ variable }) => variable === name);
    return parseThemeColour(item?.hex ?? '', item?.alpha ?? null);
  };
  return {
    primary: colourOf('primary') ?? fallback.primary,
    onPrimary: colourOf('on_primary') ?? fallback.onPrimary,
    accent: colourOf('accent') ?? fallback.accent,
    background: colourOf('background') ?? fallback.background,
    surface: colourOf('surface') ?? fallback.surface,
  };
};

/** The colours of both schemes. Another primary colour is also that of the dark scheme; `readableTheme` finds its shade that can be read there. */
const coloursOf = (data: ThemeData, fallback: Theme): Pick<Theme, 'colours' | 'darkColours'> => {
  const own = fallback.colours.primary;
  const colours = coloursIn(data.colours, {
    ...fallback.colours,
    primary: parseThemeColour(data.primary_colour ?? '') ?? own,
  });
  const { primary } = colours;
  const dark = primary === own ? fallback.darkColours : { ...fallback.darkColours, primary, accent: primary };
  return { colours, darkColours: coloursIn(data.dark_colours, dark) };
};

const imageUrlOf = (image: MediaData, rule: AddressRule): string | null => safeMediaUrl(image?.url ?? '', rule);

const logoSizesOf = (data: ThemeData): Pick<Logo, 'maxWidth' | 'maxHeight' | 'mobileMaxWidth' | 'mobileMaxHeight'> => ({
  maxWidth: safeLogoLength(data.logo_max_width),
  maxHeight: safeLogoLength(data.logo_max_height),
  mobileMaxWidth: safeLogoLength(data.mobile_logo_max_width),
  mobileMaxHeight: safeLogoLength(data.mobile_logo_max_height),
});

const maxCompanyName = 60;

/** The logo of the document, or that of the brand, and never a mixture: it would show two companies. */
const logoOf = (data: ThemeData, brand: Brand, rule: AddressRule): Logo => {
  const url = imageUrlOf(data.logo, rule);
  if (url === null) return { ...fallbackTheme(brand).logo, ...logoSizesOf(data) };
  return {
    name: safeLine(data.brand_name ?? '', maxCompanyName),
    url,
    mobileUrl: brand.hasMobileLogo ? imageUrlOf(data.logo?.mobile, rule) : null,
    darkUrl: imageUrlOf(data.dark_logo, rule),
    ...logoSizesOf(data),
  };
};

const fontOf = (data: ThemeData, fallback: Theme, rule: AddressRule): Pick<Theme, 'fontFamily' | 'fontFile'> => {
  const fontFamily = safeFontName(data.font_family ?? '');
  if (fontFamily === null) return { fontFamily: fallback.fontFamily, fontFile: fallback.fontFile };
  return { fontFamily, fontFile: safeFontUrl(data.font_file?.url ?? '', rule) };
};

/** The length that three lines of the panel can take. */
const maxBrandLine = 90;

const validLines = ({ brand_lines }: ThemeData): ReadonlyArray<BrandLine> =>
  (brand_lines ?? []).flatMap(({ language, text }) => {
    const safe = safeLine(text ?? '', maxBrandLine);
    return safe === null ? [] : [{ language: language ?? '', text: safe }];
  });

/** The lines of the document. One of the brand itself without lines keeps those of the brand, which a co-brand never shows. */
const brandLinesOf = (data: ThemeData, brand: Brand, fallback: Theme): Theme['brandLines'] => {
  const lines = validLines(data);
  return lines.length === 0 && !hasCoBrands(brand) ? fallback.brandLines : lines;
};

const toTheme = (data: ThemeData, brand: Brand, rule: AddressRule): Theme => {
  const fallback = fallbackTheme(brand);
  const icon = (kind: keyof Theme['favicons'], image: MediaData): string =>
    imageUrlOf(image, rule) ?? fallback.favicons[kind];
  return {
    ...coloursOf(data, fallback),
    ...fontOf(data, fallback, rule),
    logo: logoOf(data, brand, rule),
    shareImage: imageUrlOf(data.og_image, rule) ?? fallback.shareImage,
    brandLines: brandLinesOf(data, brand, fallback),
    favicons: {
      favicon: icon('favicon', data.favicon),
      'apple-touch-icon': icon('apple-touch-icon', data.apple_touch_icon),
      'favicon-32x32': icon('favicon-32x32', data.favicon_32x32),
      'favicon-16x16': icon('favicon-16x16', data.favicon_16x16),
      'safari-pinned-tab': icon('safari-pinned-tab', data.safari_pinned_tab),
    },
  };
};

/** Decodes a theme document. The fallback theme of the brand replaces each value that is missing or not safe. */
export const decodeTheme = (document: unknown, brand: Brand, rule: AddressRule): E.Either<HttpFault, Theme> =>
  pipe(
    decode(t.type({ data: ThemeData }))({ body: document }),
    E.map(({ data }) => toTheme(data, brand, rule)),
  );
