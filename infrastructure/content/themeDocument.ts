import * as t from 'io-ts';
import type { Brand } from '#domain/brand/brand.ts';
import { parseThemeColour } from '#domain/brand/colour.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { darkColours } from '#domain/brand/readableColours.ts';
import type { BrandLine, Logo, Theme, ThemeColours } from '#domain/brand/theme.ts';
import { readReply, type ReadReply } from '#infrastructure/http/readReply.ts';
import { maybe } from '#infrastructure/http/codecs.ts';
import {
  type AddressRule,
  safeCompanyName,
  safeFontName,
  safeFontUrl,
  safeLine,
  safeLogoLength,
  safeMediaUrl,
} from './safeThemeValues.ts';

/** An image or a link to a file. */
const Media = t.type({ url: maybe(t.string) });

/** A group of colours by variable. */
const Colours = t.array(t.type({ variable: maybe(t.string), hex: maybe(t.string), alpha: maybe(t.number) }));

const Data = t.type({
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

type Data = t.TypeOf<typeof Data>;
type MediaData = t.TypeOf<typeof Media> | null | undefined;

const withGroup = (own: ThemeColours, group: Data['colours']): ThemeColours => {
  const named = (name: string): string | null => {
    const item = group?.find(({ variable }) => variable === name);
    return parseThemeColour(item?.hex ?? '', item?.alpha ?? null);
  };
  return {
    primary: named('primary') ?? own.primary,
    onPrimary: named('on_primary') ?? own.onPrimary,
    accent: named('accent') ?? own.accent,
    background: named('background') ?? own.background,
    surface: named('surface') ?? own.surface,
  };
};

const coloursOf = (data: Data, own: ThemeColours): Pick<Theme, 'colours' | 'darkColours'> => {
  const primary = parseThemeColour(data.primary_colour ?? '') ?? own.primary;
  const colours = withGroup({ ...own, primary }, data.colours);
  return { colours, darkColours: withGroup(darkColours(colours), data.dark_colours) };
};

const imageUrlOf = (image: MediaData, rule: AddressRule): string | null => safeMediaUrl(image?.url ?? '', rule);

// Because: a co-brand's logo on large screens and the brand's own on small ones would show two companies.
const logoOf = (data: Data, brand: Brand, rule: AddressRule): Logo => {
  const url = imageUrlOf(data.logo, rule);
  const own = fallbackTheme(brand).logo;
  const mobileUrl = brand.hasMobileLogo ? imageUrlOf(data.logo?.mobile, rule) : null;
  return {
    name: url === null ? own.name : safeCompanyName(data.brand_name ?? ''),
    url: url ?? own.url,
    mobileUrl: url === null ? own.mobileUrl : mobileUrl,
    darkUrl: url === null ? own.darkUrl : imageUrlOf(data.dark_logo, rule),
    maxWidth: safeLogoLength(data.logo_max_width),
    maxHeight: safeLogoLength(data.logo_max_height),
    mobileMaxWidth: safeLogoLength(data.mobile_logo_max_width),
    mobileMaxHeight: safeLogoLength(data.mobile_logo_max_height),
  };
};

const fontOf = (data: Data, own: Theme, rule: AddressRule): Pick<Theme, 'fontFamily' | 'fontFile'> => {
  const fontFamily = safeFontName(data.font_family ?? '');
  if (fontFamily === null) return { fontFamily: own.fontFamily, fontFile: own.fontFile };
  return { fontFamily, fontFile: safeFontUrl(data.font_file?.url ?? '', rule) };
};

// Because: a longer text takes more than three lines of the panel.
const maxBrandLine = 90;

const validLines = ({ brand_lines }: Data): ReadonlyArray<BrandLine> =>
  (brand_lines ?? []).flatMap(({ language, text }) => {
    const safe = safeLine(text ?? '', maxBrandLine);
    return safe === null ? [] : [{ language: language ?? '', text: safe }];
  });

// Because: a brand's own theme keeps the brand's last known lines, and a co-brand never shows them.
const brandLinesOf = (data: Data, brand: Brand, own: Theme): Theme['brandLines'] => {
  const lines = validLines(data);
  return lines.length === 0 && brand.themeDocument.type === 'galileo_enhanced' ? own.brandLines : lines;
};

const toTheme =
  (brand: Brand, rule: AddressRule) =>
  ({ data }: { readonly data: Data }): Theme => {
    const own = fallbackTheme(brand);
    const icon = (kind: keyof Theme['favicons'], image: MediaData): string =>
      imageUrlOf(image, rule) ?? own.favicons[kind];
    return {
      ...coloursOf(data, own.colours),
      ...fontOf(data, own, rule),
      logo: logoOf(data, brand, rule),
      shareImage: imageUrlOf(data.og_image, rule) ?? own.shareImage,
      brandLines: brandLinesOf(data, brand, own),
      favicons: {
        favicon: icon('favicon', data.favicon),
        'apple-touch-icon': icon('apple-touch-icon', data.apple_touch_icon),
        'favicon-32x32': icon('favicon-32x32', data.favicon_32x32),
        'favicon-16x16': icon('favicon-16x16', data.favicon_16x16),
        'safari-pinned-tab': icon('safari-pinned-tab', data.safari_pinned_tab),
      },
    };
  };

/** Decodes a theme document; a value that is missing or not safe is replaced by the brand's own. */
export const themeReply = (brand: Brand, rule: AddressRule): ReadReply<Theme> =>
  readReply(t.type({ data: Data }), toTheme(brand, rule));
