import * as E from 'fp-ts/Either';
import { rightOrNull } from '#domain/shared/parsing.ts';
import type { HttpFault } from './httpFault.ts';

/** A good answer of a service. An empty body is null. */
export type Answer = {
  readonly body: unknown;
  /** How long to wait before the next call, from now. */
  readonly retryAfterMs: number | null;
};

/** The longest wait that a service can ask for: a day. */
const longestWaitMs = 24 * 60 * 60_000;

/** The milliseconds that a Retry-After header asks to wait, at most a day; null for a text that is neither seconds nor a date. */
export const parseRetryAfter = (header: string | null, now: number): number | null => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text) * 1000, longestWaitMs);
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.min(Math.max(0, date - now), longestWaitMs);
};

const parseBody = (text: string): E.Either<HttpFault, unknown> => {
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

/** Reads the answer of a service: its body, or a fault for a bad status or a body that is not JSON. */
export const readAnswer = async (response: Response, now: number): Promise<E.Either<HttpFault, Answer>> => {
  const { ok, status, headers } = response;
  const retryAfterMs = parseRetryAfter(headers.get('retry-after'), now);
  const parsed = parseBody(await response.text());
  if (ok) return E.map((body) => ({ body, retryAfterMs }))(parsed);
  const body = rightOrNull(parsed);
  const [code, message] = [textAt(body, 'code'), textAt(body, 'message')];
  return E.left({ _tag: 'Status', status, code, message, retryAfterMs, body });
};
