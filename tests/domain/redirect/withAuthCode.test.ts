import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admitRedirect } from '#domain/redirect/admitRedirect.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import { withAuthCode } from '#domain/redirect/withAuthCode.ts';
import { mint } from '#domain/shared/nominal.ts';
import { plainWord } from '#tests/arbitraries/origins.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const safe = (raw: string): SafeUrl => {
  const outcome = admitRedirect(raw, 'https:', plainSettings);
  if (E.isLeft(outcome)) throw new Error(`${raw} should be admitted`);
  return outcome.right;
};
const leaving = (raw: string, code: string, state: string | null) =>
  withAuthCode(safe(raw), { code: mint<'AuthCode'>(code), state });

describe('withAuthCode', () => {
  it('gives back the very code and state, once each, whatever characters they hold', () => {
    const value = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(value, value, fc.array(plainWord), (code, state, path) => {
        const address = `https://transfer.brand.test/${path.join('/')}?code=old&state=old&code=older&_dfxid=Acme`;
        const query = new URL(leaving(address, code, state)).searchParams;
        expect([query.getAll('code'), query.getAll('state'), query.getAll('_dfxid')]).toEqual([
          [code],
          [state],
          ['Acme'],
        ]);
      }),
    );
  });

  it('never changes where the visitor goes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(plainWord), (code, path) => {
        const address = safe(`https://transfer.brand.test/${path.join('/')}`);
        const left = new URL(withAuthCode(address, { code: mint<'AuthCode'>(code), state: code }));
        expect(left.origin + left.pathname).toBe(new URL(address).origin + new URL(address).pathname);
        expect(left.hash).toBe('');
      }),
    );
  });

  it.each([
    ['https://transfer.brand.test/', 'c', null, 'https://transfer.brand.test?code=c'],
    ['https://transfer.brand.test/a?code=x', 'c', 's', 'https://transfer.brand.test/a?code=c&state=s'],
    [
      'https://transfer.brand.test/a',
      'c d+e',
      's&x=1#',
      'https://transfer.brand.test/a?code=c%20d%2Be&state=s%26x%3D1%23',
    ],
    [
      'https://transfer.brand.test/a?_clientagentid=B&_dfxid=A',
      'c',
      's',
      'https://transfer.brand.test/a?_dfxid=A&_clientagentid=B&code=c&state=s',
    ],
  ])('leaves for %s with code %s and state %s as %s', (...[raw, code, state, expected]) => {
    expect(leaving(raw, code, state)).toBe(expected);
  });
});
