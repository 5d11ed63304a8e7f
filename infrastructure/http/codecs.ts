import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';

/** A field that may be left out or empty of meaning. */
export const maybe = <A>(codec: t.Type<A, unknown>): t.Type<A | null | undefined, unknown> =>
  t.union([codec, t.null, t.undefined]);

/** Decodes, then carries over into the words of the product; null from `carry` refuses the value after all. */
export const carriedOver = <A, B>(
  codec: t.Decoder<unknown, A>,
  carry: (decoded: A) => B | null,
): t.Decoder<unknown, B> => {
  const validate: t.Validate<unknown, B> = (input, context) =>
    pipe(
      codec.validate(input, context),
      E.flatMap((decoded) => {
        const carried = carry(decoded);
        return carried === null ? t.failure<B>(input, context) : t.success(carried);
      }),
    );
  const named: t.Decoder<unknown, B> = {
    name: codec.name,
    validate,
    decode: (input) => validate(input, [{ key: '', type: named, actual: input }]),
  };
  return named;
};
