import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { SafeStorage } from '#infrastructure/browser/safeStorage.ts';
import { decodeJson } from '#infrastructure/http/codecs.ts';
import {
  safeCompanyName,
  safeFontName,
  safeFontUrl,
  safeLogoLength,
  safeImageUrlOrPath,
  type AddressRule,
} from './safeThemeValues.ts';

/** The version of the stored theme: raise it when the shape changes, so that themes of other builds are ignored. */
const version = 5;

const refined = <A>(codec: t.Type<A, unknown>, isValid: (value: A) => boolean): t.Type<A> =>
  new t.Type<A>(
    'Refined',
    (value): value is A => codec.is(value) && isValid(value),
    (input, context) => {
      const decoded = codec.validate(input, context);
      return E.isRight(decoded) && !isValid(decoded.right) ? t.failure(input, context) : decoded;
    },
    (value) => value,
  );

const colour = refined(t.string, (text) => /^\d{1,3} \d{1,3} \d{1,3}(?:\/[\d.]{1,6})?$/.test(text));
const colours = t.type({ primary: colour, onPrimary: colour, accent: colour, background: colour, surface: colour });
const length = t.union([refined(t.number, (value) => safeLogoLength(value) === value), t.null]);

const cachedThemeCodec = (rule: AddressRule): t.Decoder<unknown, { readonly version: 5; readonly theme: Theme }> => {
  const url = refined(t.string, (text) => safeImageUrlOrPath(text, rule) === text);
  return t.type({
    version: t.literal(version),
    theme: t.type({
      colours,
      darkColours: colours,
      fontFamily: refined(t.string, (text) => safeFontName(text) === text),
      fontFile: t.union([refined(t.string, (text) => safeFontUrl(text, rule) === text), t.null]),
      logo: t.type({
        name: t.union([refined(t.string, (text) => safeCompanyName(text) === text), t.null]),
        url,
        mobileUrl: t.union([url, t.null]),
        darkUrl: t.union([url, t.null]),
        maxWidth: length,
        maxHeight: length,
        mobileMaxWidth: length,
        mobileMaxHeight: length,
      }),
      shareImage: url,
      brandLines: t.union([t.array(t.type({ language: t.string, text: t.string })), t.null]),
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

/** Reads the cached theme of a document, validated again because page scripts can write the storage; null for none. */
export const readCachedTheme =
  (storage: SafeStorage, rule: AddressRule) =>
  (brand: Brand, uid: string): Theme | null =>
    decodeJson(cachedThemeCodec(rule), storage.read(keyOf(brand, uid)) ?? '')?.theme ?? null;

/** Caches a theme for the next visit. */
export const writeCachedTheme =
  (storage: SafeStorage) =>
  (brand: Brand, uid: string, theme: Theme): void =>
    storage.write(keyOf(brand, uid), JSON.stringify({ version, theme }));
