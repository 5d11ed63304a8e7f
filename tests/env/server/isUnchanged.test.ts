import { describe, expect, it } from 'vitest';
import { isUnchanged } from '#env/server/isUnchanged.ts';

const isUnchangedFor = (match: string | null): boolean =>
  isUnchanged(
    new Request('http://account.test', { headers: match === null ? {} : { 'if-none-match': match } }),
    '"a-br"',
  );

describe('isUnchanged', () => {
  it.each(['"a-br"', 'W/"a-br"', '"b", "a-br"', 'W/"b" ,W/"a-br","c"', '*'])('is true for %j', (match) => {
    expect(isUnchangedFor(match)).toBe(true);
  });

  it.each([null, '', '"a"', '"a-gzip"', 'a-br', '"A-BR"', 'w/"a-br"', '"a-br', '"b", "c"', '"*"'])(
    'is false for %j',
    (match) => {
      expect(isUnchangedFor(match)).toBe(false);
    },
  );
});
