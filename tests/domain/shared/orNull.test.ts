import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonOrNull, orNull, rightOrNull } from '#domain/shared/orNull.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

describe('rightOrNull', () => {
  itAlways('is the right value, and null for any left one', [fc.anything()], (value) => {
    expect(rightOrNull(E.right(value))).toBe(value);
    expect(rightOrNull(E.left(value))).toBeNull();
  });
});

describe('orNull', () => {
  itAlways('is what the function returns, and null where it throws anything', [fc.anything()], (value) => {
    expect(orNull(() => value)).toBe(value);
    const fail = (): never => {
      throw value;
    };
    expect(orNull(fail)).toBeNull();
  });
});

describe('jsonOrNull', () => {
  itAlways('reads every JSON text', [fc.jsonValue()], (value) => {
    const text = JSON.stringify(value);
    expect(jsonOrNull(text)).toEqual(JSON.parse(text));
  });

  it.each(['', '{', "{'a':1}", 'undefined', '{"a":1}x'])('is null for %j, which is not JSON', (text) => {
    expect(jsonOrNull(text)).toBeNull();
  });
});
