import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const throwingObject = (message: string): unknown => {
  const get = (): never => {
    throw new Error(message);
  };
  return new Proxy({}, { get });
};

describe('normaliseError', () => {
  const anything = fc.oneof(
    fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }),
    fc.string().map(throwingObject),
  );
  itAlways('has one shape for any value, and never throws', [anything], (thrown) => {
    const { message, stack, statusCode } = normaliseError(thrown);
    expect([typeof message, message === '']).toEqual(['string', false]);
    expect(stack === null || typeof stack === 'string').toBe(true);
    expect(statusCode === null || Number.isInteger(statusCode)).toBe(true);
  });

  it.each([
    ['a string', 'no network', { message: 'no network', statusCode: null, responseBody: null }],
    ['null', null, { message: 'null', stack: null }],
    ['undefined', undefined, { message: 'undefined' }],
    ['a status', { message: 'm', status: 503, responseBody: 'body' }, { statusCode: 503, responseBody: 'body' }],
    ['a status code before any other status', { message: 'm', statusCode: 502, status: 400 }, { statusCode: 502 }],
    ['an invalid status', { message: 'm', status: 'bad', statusCode: 1.5 }, { statusCode: null }],
    ['an invalid message', { message: {} }, { message: '[object Object]' }],
    ['an object that throws when read', throwingObject('no'), { message: 'unknown error', stack: null }],
    ['a symbol', Symbol('odd'), { message: 'Symbol(odd)' }],
  ])('reads %s', (_, thrown, expected) => {
    expect(normaliseError(thrown)).toMatchObject(expected);
  });

  it('keeps the message and the stack of an error', () => {
    const error = new TypeError('broken');
    expect(normaliseError(error)).toMatchObject({ message: 'broken', stack: error.stack });
  });
});
