import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { parsePassword } from '#domain/identity/credentials.ts';

describe('parsePassword', () => {
  it('keeps every password exactly as typed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (typed) => {
        expect(parsePassword(typed)).toEqual(E.right(typed));
      }),
    );
  });

  it.each([' ', '  leading', 'trailing\n', '\u00a0', 'x'.repeat(5000)])('takes %j', (typed) => {
    expect(parsePassword(typed)).toEqual(E.right(typed));
  });

  it('refuses an empty password', () => {
    expect(parsePassword('')).toEqual(E.left('Missing'));
  });
});
