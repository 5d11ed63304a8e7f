import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';
import { rightOrNull } from '#domain/shared/orNull.ts';

/** A good answer of a service; `retryAfterMs` is in milliseconds from now. */
export type Answer = { readonly retryAfterMs: number | null; readonly body: unknown };

/** Everything that can go wrong in an HTTP call, by name. A fault never holds the request. */
export type HttpFault =
  /** No answer: no network, or the connection broke. */
  | { readonly _tag: 'Unreachable'; readonly reason: string; readonly stack: string | null }
  /** The call was aborted on our side. */
  | { readonly _tag: 'Cancelled' }
  | {
      readonly _tag: 'Status';
      readonly status: number;
      readonly code: string | null;
      readonly message: string | null;
      readonly retryAfterMs: number | null;
      /** The undecoded body of the answer; null where it was not JSON. */
      readonly body: unknown;
    }
  /** An answer with a good status and the wrong shape; the report names fields, never values. */
  | { readonly _tag: 'Malformed'; readonly report: string };

/** The fault in the shape of the log: the code and the message of a refusal, nothing of the request. */
export const normalisedFault = (fault: HttpFault): NormalisedError => {
  switch (fault._tag) {
    case 'Unreachable':
      return { ...errorAt(fault.reason), stack: fault.stack };
    case 'Cancelled':
      return errorAt('The call was given up');
    case 'Malformed':
      return errorAt(`The answer has another shape: ${fault.report}`);
    case 'Status':
      return {
        ...errorAt(fault.message ?? `The answer has status ${String(fault.status)}`),
        statusCode: fault.status,
        responseBody: { code: fault.code, message: fault.message },
      };
  }
};

/** An error with the stack of the place that reports the fault, because nothing was thrown. */
const errorAt = (message: string): NormalisedError => ({
  message,
  stack: new Error(message).stack ?? null,
  statusCode: null,
  responseBody: null,
});

const malformed = (report: string): E.Either<HttpFault, never> => E.left({ _tag: 'Malformed', report });

const parsed = (text: string): E.Either<HttpFault, unknown> => {
  if (text.trim() === '') return E.right(null);
  try {
    return E.right(JSON.parse(text));
  } catch {
    return malformed('the answer: expected JSON');
  }
};

const textAt = (body: unknown, name: 'code' | 'message'): string | null => {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' ? value : null;
};

/** Reads the answer of a service; for an unread answer a redirect counts as a success. */
export const readAnswer = async (
  response: Response,
  unread: boolean,
  now: () => number,
): Promise<E.Either<HttpFault, Answer>> => {
  const { ok, status, type, headers } = response;
  const wait = retryAfterMs(headers.get('retry-after'), now());
  if (unread && (type === 'opaqueredirect' || status < 400)) return E.right({ retryAfterMs: wait, body: null });
  const read = parsed(await response.text());
  if (ok) return E.map((body) => ({ retryAfterMs: wait, body }))(read);
  const body = rightOrNull(read);
  const [code, message] = [textAt(body, 'code'), textAt(body, 'message')];
  return E.left({ _tag: 'Status', status, code, message, retryAfterMs: wait, body });
};

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const lineOf = ({ context, value }: t.ValidationError): string => {
  const path = context.map(({ key }) => key).filter((key) => key !== '');
  const expected = context.at(-1)?.type.name ?? 'something else';
  return `${path.length === 0 ? 'the answer' : path.join('.')}: expected ${expected}, got ${kindOf(value)}`;
};

/** Names the wrong fields and the expected types, without any value, because values may be secret. */
const reportOf = (errors: t.Errors): string => errors.slice(0, 5).map(lineOf).join('; ');

/** The decoded body of an answer; a `Malformed` fault where it has another shape. */
export const decode =
  <A>(codec: t.Decoder<unknown, A>) =>
  ({ body }: Pick<Answer, 'body'>): E.Either<HttpFault, A> =>
    pipe(
      codec.decode(body),
      E.mapLeft((errors): HttpFault => ({ _tag: 'Malformed', report: reportOf(errors) })),
    );

/** Reads an answer in the words of the product. */
export type ReadReply<Reply> = (answer: Answer) => E.Either<HttpFault, Reply>;

/** Decodes the body of an answer and maps it; a body that `map` answers null for is `Malformed` too. */
export const readReply =
  <Body, Reply>(codec: t.Decoder<unknown, Body>, map: (body: Body, answer: Answer) => Reply | null): ReadReply<Reply> =>
  (answer) =>
    pipe(
      decode(codec)(answer),
      E.flatMap((body) => {
        const reply = map(body, answer);
        return reply === null ? malformed(`the answer: expected ${codec.name}`) : E.right(reply);
      }),
    );

const longestWaitMs = 24 * 60 * 60_000;

/** The milliseconds of a Retry-After header, in seconds or as an HTTP date, at most a day; null for any other text. */
export const retryAfterMs = (header: string | null, now: number): number | null => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text) * 1000, longestWaitMs);
  // Because: Date.parse accepts many texts that are no HTTP date; every HTTP date begins with the name of a day.
  const at = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.min(Math.max(0, at - now), longestWaitMs);
};
