import * as t from 'io-ts';
import type { ThemeCache } from '#application/ports/sources.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { SafeStorage } from '#infrastructure/browser/safeStorage.ts';
import { decodeJson, nullable, parsedNumber, parsedText } from '#infrastructure/http/codecs.ts';
import {
  type AddressRule,
  safeCompanyName,
  safeFontName,
  safeFontUrl,
  safeImageUrlOrPath,
  safeLogoLength,
} from './safeThemeValues.ts';

/** Raise the version when the shape changes: the themes of other builds are then ignored. */
const version = 5;

const colour = parsedText((text) => (/^\d{1,3} \d{1,3} \d{1,3}(?:\/[\d.]{1,6})?$/.test(text) ? text : null));
const colours = t.type({ primary: colour, onPrimary: colour, accent: colour, background: colour, surface: colour });
const length = nullable(parsedNumber(safeLogoLength));

type StoredTheme = { readonly version: typeof version; readonly theme: Theme };

const storedThemeCodec = (rule: AddressRule): t.Decoder<unknown, StoredTheme> => {
  const url = parsedText((text) => safeImageUrlOrPath(text, rule));
  return t.type({
    version: t.literal(version),
    theme: t.type({
      colours,
      darkColours: colours,
      fontFamily: parsedText(safeFontName),
      fontFile: nullable(parsedText((text) => safeFontUrl(text, rule))),
      logo: t.type({
        name: nullable(parsedText(safeCompanyName)),
        url,
        mobileUrl: nullable(url),
        darkUrl: nullable(url),
        maxWidth: length,
        maxHeight: length,
        mobileMaxWidth: length,
        mobileMaxHeight: length,
      }),
      shareImage: url,
      brandLines: nullable(t.array(t.type({ language: t.string, text: t.string }))),
      favicons: t.type({
        favicon: url,
        'apple-touch-icon': url,
        'favicon-32x32': url,
        'favicon-16x16': url,
        'safari-pinned-tab': url,
      }),
    }),
  });
};

const keyOf = (brand: Brand, uid: string): string => `account.theme.${brand.key}.${uid}`;

/** The themes in the storage of this device. Each is validated again, because page scripts can write the storage. */
export const makeStoredThemes = (storage: SafeStorage, rule: AddressRule): ThemeCache => {
  const codec = storedThemeCodec(rule);
  return {
    read: (brand, uid) => decodeJson(codec, storage.read(keyOf(brand, uid)) ?? '')?.theme ?? null,
    write: (brand, uid, theme) => storage.write(keyOf(brand, uid), JSON.stringify({ version, theme })),
  };
};
