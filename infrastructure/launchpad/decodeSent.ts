import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import type { CodeSent } from '#application/ports/codeSent.ts';
import { decode } from '#infrastructure/http/decode.ts';
import type { HttpFault } from '#infrastructure/http/httpFault.ts';
import type { Answer } from '#infrastructure/http/readAnswer.ts';

/** Lets an answer in as `decode` does, and keeps the wait it names for the next code. */
export const decodeSent =
  <A>(codec: t.Decoder<unknown, A>) =>
  ({ body, retryAfterMs }: Omit<Answer, 'status'>): E.Either<HttpFault, A & CodeSent> =>
    pipe(
      decode(codec)({ body }),
      E.map((answer) => ({ ...answer, retryAfterMs })),
    );
