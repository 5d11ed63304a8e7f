import { orNull } from './parsing.ts';

/** Any failure in the one shape that the log takes. */
export type NormalisedError = {
  readonly message: string;
  readonly stack: string | null;
  readonly statusCode: number | null;
  readonly responseBody: unknown;
};

/** A thrown value in the one shape. Never throws, not even for an object whose properties throw when read. */
export const normaliseError = (thrown: unknown): NormalisedError => ({
  message: messageOf(thrown),
  stack: text(field(thrown, 'stack')),
  statusCode: [field(thrown, 'statusCode'), field(thrown, 'status')].find(isStatus) ?? null,
  responseBody: field(thrown, 'responseBody') ?? null,
});

const messageOf = (thrown: unknown): string =>
  text(thrown) ?? text(field(thrown, 'message')) ?? text(orNull(() => String(thrown))) ?? 'unknown error';

const isStatus = (value: unknown): value is number => Number.isInteger(value);

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const field = (value: unknown, name: string): unknown => orNull((): unknown => Reflect.get(Object(value), name));
