import * as E from 'fp-ts/Either';
import type { Either } from 'fp-ts/Either';
import type { HttpFault } from './httpFault.ts';
import { retryAfterMs } from './retryAfter.ts';

export type Answer = { readonly status: number; readonly retryAfterMs: number | null; readonly body: unknown };

const parsed = (text: string): Either<HttpFault, unknown> => {
  if (text.trim() === '') return E.right(null);
  return E.tryCatch(
    (): unknown => JSON.parse(text),
    (): HttpFault => ({ _tag: 'Malformed', report: 'the answer: expected JSON' }),
  );
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

/** Reads what a party answered; where it is unread, a redirect is as good as a success. */
export const readAnswer = async (
  response: Response,
  unread: boolean,
  now: () => number,
): Promise<Either<HttpFault, Answer>> => {
  const { status } = response;
  const wait = retryAfterMs(response.headers.get('retry-after'), now());
  if (unread && (response.type === 'opaqueredirect' || status < 400))
    return E.right({ status, retryAfterMs: wait, body: null });
  const body = parsed(await response.text());
  if (!response.ok) return E.left(refusal(response, E.isRight(body) ? body.right : null, wait));
  return E.isRight(body) ? E.right({ status, retryAfterMs: wait, body: body.right }) : body;
};
