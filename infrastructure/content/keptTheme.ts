import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { Shelf } from '#infrastructure/browser/shelf.ts';
import { fontName, logoLength, shownAddress, type ImageRule } from './safeThemeValue.ts';

/** Raised whenever the shape of a theme changes: what another build kept is then not worn. */
const version = 1;

const checked = <A>(name: string, codec: t.Type<A, unknown>, holds: (value: A) => boolean): t.Type<A> =>
  new t.Type<A>(
    name,
    (value): value is A => codec.is(value) && holds(value),
    (input, context) => {
      const decoded = codec.validate(input, context);
      return E.isRight(decoded) && !holds(decoded.right) ? t.failure(input, context) : decoded;
    },
    (value) => value,
  );

const colour = checked('Colour', t.string, (text) => /^\d{1,3} \d{1,3} \d{1,3}(?:\/[\d.]{1,6})?$/.test(text));
const length = t.union([checked('Length', t.number, (value) => logoLength(value) === value), t.null]);

const codecOf = (rule: ImageRule): t.Type<{ readonly version: 1; readonly theme: Theme }, unknown> => {
  const address = checked('Address', t.string, (text) => shownAddress(text, rule) === text);
  return t.type({
    version: t.literal(version),
    theme: t.type({
      colours: t.type({ primary: colour, onPrimary: colour, accent: colour, background: colour, surface: colour }),
      fontFamily: checked('Font', t.string, (text) => fontName(text) === text),
      logo: t.type({
        url: address,
        mobileUrl: t.union([address, t.null]),
        maxWidth: length,
        maxHeight: length,
        mobileMaxWidth: length,
        mobileMaxHeight: length,
      }),
      shareImage: address,
      favicons: t.type({
        favicon: address,
        'apple-touch-icon': address,
        'favicon-32x32': address,
        'favicon-16x16': address,
        'safari-pinned-tab': address,
      }),
    }),
  });
};

const keyOf = (brand: Brand, uid: string): string => `account.theme.${brand.key}.${uid}`;

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/** The last good theme of a document on this device, checked again when it is read: the shelf is anybody's. */
export const lastGoodTheme =
  (shelf: Shelf, rule: ImageRule) =>
  (brand: Brand, uid: string): Theme | null =>
    pipe(
      codecOf(rule).decode(parsed(shelf.read(keyOf(brand, uid)))),
      E.match(
        () => null,
        ({ theme }) => theme,
      ),
    );

/** Keeps a theme for the next visit. */
export const keepTheme =
  (shelf: Shelf) =>
  (brand: Brand, uid: string, theme: Theme): void =>
    shelf.write(keyOf(brand, uid), JSON.stringify({ version, theme }));
