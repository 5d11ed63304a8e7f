import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import { rightOrNull } from '#domain/shared/orNull.ts';
import type { HttpFault } from './httpFault.ts';

/** The answer of a service; `retryAfterMs` is in milliseconds from now. */
export type Answer = { readonly status: number; readonly retryAfterMs: number | null; readonly body: unknown };

const parsed = (text: string): E.Either<HttpFault, unknown> => {
  if (text.trim() === '') return E.right(null);
  try {
    return E.right(JSON.parse(text));
  } catch {
    return E.left({ _tag: 'Malformed', report: 'the answer: expected JSON' });
  }
};

const textAt = (body: unknown, name: 'code' | 'message'): string | null => {
  if (typeof body !== 'object' || body === null) return null;
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' ? value : null;
};

const refusal = (response: Response, body: unknown, wait: number | null): HttpFault => ({
  _tag: 'Status',
  status: response.status,
  code: textAt(body, 'code'),
  message: textAt(body, 'message'),
  retryAfterMs: wait,
  body,
});

/** Reads the answer of a service; for an unread answer a redirect counts as a success. */
export const readAnswer = async (
  response: Response,
  unread: boolean,
  now: () => number,
): Promise<E.Either<HttpFault, Answer>> => {
  const { status } = response;
  const wait = retryAfterMs(response.headers.get('retry-after'), now());
  if (unread && (response.type === 'opaqueredirect' || status < 400))
    return E.right({ status, retryAfterMs: wait, body: null });
  const body = parsed(await response.text());
  if (!response.ok) return E.left(refusal(response, rightOrNull(body), wait));
  return E.isLeft(body) ? body : E.right({ status, retryAfterMs: wait, body: body.right });
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
  ({ body }: { readonly body: unknown }): E.Either<HttpFault, A> =>
    pipe(
      codec.decode(body),
      E.mapLeft((errors): HttpFault => ({ _tag: 'Malformed', report: reportOf(errors) })),
    );

const seconds = /^\d{1,9}$/;
const longestWaitMs = 24 * 60 * 60_000;

/** The milliseconds of a Retry-After header, in seconds or as an HTTP date, at most a day; null for any other text. */
export const retryAfterMs = (header: string | null, now: number): number | null => {
  const text = header?.trim() ?? '';
  if (seconds.test(text)) return Math.min(Number(text) * 1000, longestWaitMs);
  // Because: Date.parse accepts many texts that are no HTTP date; every HTTP date begins with the name of a day.
  const at = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.min(Math.max(0, at - now), longestWaitMs);
};
