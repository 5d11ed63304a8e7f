import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import type { HttpFault } from './httpFault.ts';

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const lineOf = ({ context, value }: t.ValidationError): string => {
  const path = context.map(({ key }) => key).filter((key) => key !== '');
  const expected = context.at(-1)?.type.name ?? 'something else';
  return `${path.length === 0 ? 'the answer' : path.join('.')}: expected ${expected}, got ${kindOf(value)}`;
};

/** Says which fields are wrong and how, without showing a single value: any of them may be secret. */
const reportOf = (errors: t.Errors): string => errors.slice(0, 5).map(lineOf).join('; ');

/** Lets an answer in only where it has the shape the codec tells. */
export const decode =
  <A>(codec: t.Decoder<unknown, A>) =>
  ({ body }: { readonly body: unknown }): E.Either<HttpFault, A> =>
    pipe(
      codec.decode(body),
      E.mapLeft((errors): HttpFault => ({ _tag: 'Malformed', report: reportOf(errors) })),
    );
