import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { maybe, nullable } from '#infrastructure/http/codecs.ts';
import { decode, readReply } from '#infrastructure/http/readReply.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const Reply = t.type({
  tokens: t.type({ access_token: t.string }),
  at: maybe(t.type({ ms: t.number })),
  by: nullable(t.string),
});

describe('decode', () => {
  it('names the wrong field and the expected type', () => {
    expect(decode(Reply)({ body: { tokens: { access_token: 7 }, by: null } })).toEqual(
      E.left({ _tag: 'Malformed', report: 'tokens.access_token: expected string, got number' }),
    );
    expect(decode(Reply)({ body: null })).toMatchObject(
      E.left({ report: expect.stringContaining('the answer: expected') }),
    );
  });

  itAlways('never shows a value', [fc.stringMatching(/^canary-[a-z]{8}$/)], (secret) => {
    const answers = [{ tokens: secret }, secret, [secret], { tokens: { access_token: [secret] } }];
    for (const body of answers) expect(JSON.stringify(decode(Reply)({ body }))).not.toContain(secret);
  });

  itAlways('never throws', [fc.anything()], (body) => {
    expect(decode(Reply)({ body })).toHaveProperty('_tag');
  });

  it('accepts a field that is absent, null or present, and names what is wrong in it', () => {
    const whole = { tokens: { access_token: 'a' }, by: null };
    for (const at of [undefined, null, { ms: 1 }])
      expect(E.isRight(decode(Reply)({ body: { ...whole, at } }))).toBe(true);
    expect(decode(Reply)({ body: { ...whole, at: { ms: 'soon' } } })).toMatchObject(
      E.left({ report: expect.stringContaining('at.ms: expected number, got string') }),
    );
    expect(E.isLeft(decode(Reply)({ body: { ...whole, by: undefined } }))).toBe(true);
  });

  it('refuses a value that its mapping refuses', () => {
    const readHalf = readReply(t.number, (value) => (value % 2 === 0 ? { half: value / 2 } : null));
    expect(readHalf({ body: 4, retryAfterMs: null })).toEqual(E.right({ half: 2 }));
    expect(readHalf({ body: 3, retryAfterMs: null })).toMatchObject(E.left({ _tag: 'Malformed' }));
  });
});
