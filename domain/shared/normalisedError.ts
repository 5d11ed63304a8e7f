import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';

/** Any failure, in one shape: what the product's log takes. */
export type NormalisedError = {
  readonly message: string;
  readonly stack: string | null;
  readonly statusCode: number | null;
  readonly responseBody: unknown;
};

/** Whatever was thrown, in the one shape; never throws itself, not even at an object that does when it is read. */
export const normaliseError = (thrown: unknown): NormalisedError => ({
  message: messageOf(thrown),
  stack: text(field(thrown, 'stack')),
  statusCode: statusOf(thrown),
  responseBody: field(thrown, 'responseBody') ?? field(field(thrown, 'response'), 'data') ?? null,
});

const messageOf = (thrown: unknown): string =>
  text(thrown) ?? text(field(thrown, 'message')) ?? text(safely(() => String(thrown))) ?? 'unknown error';

const statusOf = (thrown: unknown): number | null =>
  [field(thrown, 'statusCode'), field(thrown, 'status'), field(field(thrown, 'response'), 'status')].find(isStatus) ??
  null;

const isStatus = (value: unknown): value is number => Number.isInteger(value);

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? safely((): unknown => Reflect.get(value, name)) : null;

const safely = <Value>(read: () => Value): Value | null =>
  pipe(
    E.tryCatch(read, () => null),
    E.getOrElse<null, Value | null>(() => null),
  );
