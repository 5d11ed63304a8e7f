import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import type { Answer } from './answer.ts';
import type { HttpFault } from './httpFault.ts';

const typeNameOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const lineOf = ({ context, value }: t.ValidationError): string => {
  const path = context.map(({ key }) => key).filter((key) => key !== '');
  const field = path.length === 0 ? 'the answer' : path.join('.');
  const expected = context.at(-1)?.type.name ?? 'something else';
  return `${field}: expected ${expected}, got ${typeNameOf(value)}`;
};

/** Names the wrong fields and the expected types. It has no value, because values may be secret. */
const reportOf = (errors: t.Errors): string => errors.slice(0, 5).map(lineOf).join('; ');

/** The decoded body of an answer; a `Malformed` fault where it has another shape. */
export const decode =
  <Body>(codec: t.Decoder<unknown, Body>) =>
  ({ body }: Pick<Answer, 'body'>): E.Either<HttpFault, Body> =>
    pipe(
      codec.decode(body),
      E.mapLeft((errors): HttpFault => ({ _tag: 'Malformed', report: reportOf(errors) })),
    );

/** Reads an answer in the words of the product. */
export type ReadReply<Reply> = (answer: Answer) => E.Either<HttpFault, Reply>;

/** Decodes the body of an answer and maps it. A body that `map` answers null for is `Malformed` too. */
export const readReply =
  <Body, Reply>(codec: t.Decoder<unknown, Body>, map: (body: Body, answer: Answer) => Reply | null): ReadReply<Reply> =>
  (answer) =>
    pipe(
      decode(codec)(answer),
      E.flatMap((body): E.Either<HttpFault, Reply> => {
        const reply = map(body, answer);
        if (reply === null) return E.left({ _tag: 'Malformed', report: `the answer: expected ${codec.name}` });
        return E.right(reply);
      }),
    );
