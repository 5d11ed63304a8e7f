import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { type Nominal, unsafeNominal } from '#domain/shared/nominal.ts';
import { jsonOrNull, rightOrNull } from '#domain/shared/parsing.ts';

/** A codec of a value from outside. */
export type Codec<A> = t.Type<A, unknown>;

/**
 * What one of two codecs takes; the faults of a value that neither takes are those of the first. The library's `union` would not fit in
 * the budget of the first load.
 */
export const either = <A, B>(one: Codec<A>, other: Codec<B>): Codec<A | B> =>
  new t.Type<A | B, unknown>(
    one.name,
    (value): value is A | B => one.is(value) || other.is(value),
    (input, context) => {
      const decoded = one.validate(input, context);
      if (!E.isLeft(decoded)) return decoded;
      const otherwise = other.validate(input, context);
      return E.isLeft(otherwise) ? decoded : otherwise;
    },
    (value) => (other.is(value) ? other.encode(value) : one.encode(value)),
  );

/** A field that is present and may be null. */
export const nullable = <A>(codec: Codec<A>): Codec<A | null> => either(codec, t.null);

/** A field that may be absent or null. */
export const maybe = <A>(codec: Codec<A>): Codec<A | null | undefined> => either(nullable(codec), t.undefined);

/** A text that a parser accepts unchanged. */
export const parsedText = <A extends string>(parse: (text: string) => A | null): Codec<A> =>
  t.refinement(t.string, (text): text is A => parse(text) === text);

/** The text itself; null for an absent or blank one. */
export const textOrNull = (text: string | null | undefined): string | null => (text?.trim() ? text : null);

/** Any text that is not blank, as a text with a name. */
export const nominalText = <Name extends string>(): Codec<Nominal<Name>> =>
  parsedText((text) => (textOrNull(text) === null ? null : unsafeNominal<Name>(text)));

/** A field that may be absent, and that counts as absent where the codec refuses it. */
export const ifGood = <A>(codec: Codec<A>): Codec<A | null> =>
  new t.Type<A | null, unknown>(
    codec.name,
    (value): value is A | null => value === null || codec.is(value),
    (input) => E.right(rightOrNull(codec.decode(input))),
    (value) => value,
  );

/** A list without the entries that the codec refuses. */
export const goodOnes = <A>(codec: Codec<A>): Codec<ReadonlyArray<A>> =>
  new t.Type<ReadonlyArray<A>, unknown>(
    'array',
    (value): value is ReadonlyArray<A> => Array.isArray(value) && value.every(codec.is),
    (input, context) =>
      E.map((entries: ReadonlyArray<unknown>) => entries.flatMap((entry) => rightOrNull(codec.decode(entry)) ?? []))(
        t.UnknownArray.validate(input, context),
      ),
    (entries) => entries,
  );

/** An object with any keys. The library's `record` would not fit in the budget of the first load. */
export const recordOf = <A>(value: Codec<A>): Codec<Readonly<Record<string, A>>> =>
  t.refinement(t.UnknownRecord, (all): all is Record<string, A> => Object.values(all).every(value.is));

/** The decoded value of a JSON text; null for a text that is not JSON, or has another shape. */
export const decodeJson = <A>(codec: t.Decoder<unknown, A>, text: string): A | null =>
  rightOrNull(codec.decode(jsonOrNull(text)));
