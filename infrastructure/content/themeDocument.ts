import * as t from 'io-ts';
import type { Brand } from '#domain/brand/brand.ts';
import { fallbackTheme, type ColourName, type Logo, type Theme, type ThemeColours } from '#domain/brand/theme.ts';
import { parseThemeColour } from '#domain/brand/themeColour.ts';
import { carriedOver, maybe } from '#infrastructure/http/codecs.ts';
import { fontName, imageAddress, logoLength, type ImageRule } from './safeThemeValue.ts';

const Image = t.type({ url: maybe(t.string) });

const Data = t.type({
  primary_colour: maybe(t.string),
  colours: maybe(t.array(t.type({ variable: maybe(t.string), hex: maybe(t.string), alpha: maybe(t.number) }))),
  font_family: maybe(t.string),
  logo: maybe(t.type({ url: maybe(t.string), mobile: maybe(Image) })),
  logo_max_width: maybe(t.number),
  logo_max_height: maybe(t.number),
  mobile_logo_max_width: maybe(t.number),
  mobile_logo_max_height: maybe(t.number),
  og_image: maybe(Image),
  favicon: maybe(Image),
  apple_touch_icon: maybe(Image),
  favicon_32x32: maybe(Image),
  favicon_16x16: maybe(Image),
  safari_pinned_tab: maybe(Image),
});

type Data = t.TypeOf<typeof Data>;
type ImageData = t.TypeOf<typeof Image> | null | undefined;

const variables: { readonly [Name in ColourName]: string } = {
  primary: 'primary',
  onPrimary: 'on_primary',
  accent: 'accent',
  background: 'background',
  surface: 'surface',
};

const coloursOf = ({ colours, primary_colour }: Data, own: ThemeColours): ThemeColours => {
  const named = (name: ColourName): string | null => {
    const item = colours?.find(({ variable }) => variable === variables[name]);
    return parseThemeColour(item?.hex ?? '', item?.alpha ?? null);
  };
  return {
    primary: named('primary') ?? parseThemeColour(primary_colour ?? '') ?? own.primary,
    onPrimary: named('onPrimary') ?? own.onPrimary,
    accent: named('accent') ?? own.accent,
    background: named('background') ?? own.background,
    surface: named('surface') ?? own.surface,
  };
};

const addressOf = (image: ImageData, rule: ImageRule): string | null => imageAddress(image?.url ?? '', rule);

// Because: a co-brand's logo beside the brand's own on a small screen would be two companies on one page.
const logoOf = (data: Data, brand: Brand, rule: ImageRule): Logo => {
  const url = addressOf(data.logo, rule);
  const own = fallbackTheme(brand).logo;
  const mobileUrl = brand.mobileLogo === null ? null : addressOf(data.logo?.mobile, rule);
  return {
    url: url ?? own.url,
    mobileUrl: url === null ? own.mobileUrl : mobileUrl,
    maxWidth: logoLength(data.logo_max_width),
    maxHeight: logoLength(data.logo_max_height),
    mobileMaxWidth: logoLength(data.mobile_logo_max_width),
    mobileMaxHeight: logoLength(data.mobile_logo_max_height),
  };
};

const toTheme =
  (brand: Brand, rule: ImageRule) =>
  ({ data }: { readonly data: Data }): Theme => {
    const own = fallbackTheme(brand);
    const icon = (kind: keyof Theme['favicons'], image: ImageData): string =>
      addressOf(image, rule) ?? own.favicons[kind];
    return {
      colours: coloursOf(data, own.colours),
      fontFamily: fontName(data.font_family ?? '') ?? own.fontFamily,
      logo: logoOf(data, brand, rule),
      shareImage: addressOf(data.og_image, rule) ?? own.shareImage,
      favicons: {
        favicon: icon('favicon', data.favicon),
        'apple-touch-icon': icon('apple-touch-icon', data.apple_touch_icon),
        'favicon-32x32': icon('favicon-32x32', data.favicon_32x32),
        'favicon-16x16': icon('favicon-16x16', data.favicon_16x16),
        'safari-pinned-tab': icon('safari-pinned-tab', data.safari_pinned_tab),
      },
    };
  };

/** A theme document as a theme: what it leaves out, or says in a way that can't be shown safely, is the brand's own. */
export const themeDocumentCodec = (brand: Brand, rule: ImageRule): t.Decoder<unknown, Theme> =>
  carriedOver(t.type({ data: Data }), toTheme(brand, rule));
