import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { maybe } from '#infrastructure/http/codecs.ts';
import { decode, readReply } from '#infrastructure/http/readReply.ts';

const Reply = t.type({ tokens: t.type({ access_token: t.string }), at: maybe(t.number) });

describe('decode', () => {
  it('names the wrong field and the expected type', () => {
    expect(decode(Reply)({ body: { tokens: { access_token: 7 } } })).toEqual(
      E.left({ _tag: 'Malformed', report: 'tokens.access_token: expected string, got number' }),
    );
    expect(decode(Reply)({ body: null })).toMatchObject(
      E.left({ report: expect.stringContaining('the answer: expected') }),
    );
  });

  it('never shows a value', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^canary-[a-z]{8}$/), (secret) => {
        const answers = [{ tokens: secret }, secret, [secret], { tokens: { access_token: [secret] } }];
        for (const body of answers) expect(JSON.stringify(decode(Reply)({ body }))).not.toContain(secret);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(decode(Reply)({ body })).toHaveProperty('_tag');
      }),
    );
  });

  it('accepts a field that is absent, null or present', () => {
    const tokens = { access_token: 'a' };
    for (const body of [{ tokens }, { tokens, at: null }, { tokens, at: 1 }]) {
      expect(E.isRight(decode(Reply)({ body }))).toBe(true);
    }
  });

  it('refuses a value that its mapping refuses', () => {
    const readHalf = readReply(t.number, (value) => (value % 2 === 0 ? { half: value / 2 } : null));
    expect(readHalf({ body: 4, retryAfterMs: null })).toEqual(E.right({ half: 2 }));
    expect(readHalf({ body: 3, retryAfterMs: null })).toMatchObject(E.left({ _tag: 'Malformed' }));
    expect(decode(t.type({ n: t.number }).pipe(t.type({ n: t.number })))({ body: { n: 1 } })).toEqual(
      E.right({ n: 1 }),
    );
  });
});
