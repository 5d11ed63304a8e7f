import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { maybe, nullable, parsedNumber, parsedText } from '#infrastructure/http/codecs.ts';
import { decode } from '#infrastructure/http/readReply.ts';

describe('a field that may be absent', () => {
  it.each([undefined, null, 'a'])('may be %j', (value) => {
    expect(maybe(t.string).decode(value)).toEqual(E.right(value));
    expect(nullable(t.string).is(value)).toBe(value !== undefined);
  });

  it('is reported by the part of it that is wrong, without its value', () => {
    const answer = { person: { name: 7 } };
    expect(decode(t.type({ person: maybe(t.type({ name: t.string })) }))({ body: answer })).toMatchObject(
      E.left({ report: expect.stringContaining('name: expected string, got number') }),
    );
  });
});

const parsers: ReadonlyArray<{
  readonly what: string;
  readonly codec: t.Mixed;
  readonly values: readonly [unknown, unknown];
}> = [
  { what: 'a text', codec: parsedText((text) => text.trim()), values: ['a', ' a'] },
  { what: 'a number', codec: parsedNumber(Math.round), values: [1, 1.5] },
  {
    what: 'no text that the parser refuses',
    codec: parsedText((text) => (text === 'a' ? text : null)),
    values: ['a', 'b'],
  },
  { what: 'no other kind', codec: parsedText((text) => text), values: ['1', 1] },
];

describe('a value that a parser accepts unchanged', () => {
  it.each(parsers)('is $what', ({ codec, values: [accepted, refused] }) => {
    expect(codec.decode(accepted)).toEqual(E.right(accepted));
    expect(E.isLeft(codec.decode(refused))).toBe(true);
  });
});
