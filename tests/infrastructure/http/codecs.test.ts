import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { either, maybe, nullable, parsedNumber, parsedText, recordOf } from '#infrastructure/http/codecs.ts';
import { decode } from '#infrastructure/http/readAnswer.ts';

const Named = t.type({ name: t.string });
const Open = t.type({ name: maybe(t.string) });
const values = fc.oneof(fc.anything(), fc.record({ name: fc.anything() }), fc.dictionary(fc.string(), fc.anything()));

const pairs: ReadonlyArray<readonly [string, t.Mixed, t.Mixed]> = [
  ['either of two kinds of values', either(t.string, Named), t.union([t.string, Named])],
  ['either of two literals', either(t.literal('a'), t.literal('b')), t.union([t.literal('a'), t.literal('b')])],
  ['a value that may be null', nullable(Named), t.union([Named, t.null])],
  ['a value that may be absent', maybe(t.array(t.number)), t.union([t.array(t.number), t.null, t.undefined])],
  ['either of two shapes', either(t.string, Open), t.union([t.string, Open])],
  ['an object with any keys', recordOf(t.string), t.record(t.string, t.string)],
];

describe.each(pairs)('the codec of %s', (_, own, library) => {
  it("decodes and encodes like the library's", () => {
    fc.assert(
      fc.property(fc.oneof(values, fc.constantFrom(null, undefined, 'a', 'b', { key: 'text' })), (value) => {
        expect(E.isRight(own.decode(value))).toBe(E.isRight(library.decode(value)));
        expect(own.is(value)).toBe(library.is(value));
        const encoded = (codec: t.Mixed): unknown => (library.is(value) ? codec.encode(value) : null);
        expect(encoded(own)).toEqual(encoded(library));
      }),
    );
  });
});

describe('a field that may be absent', () => {
  it('is reported by the part of it that is wrong', () => {
    const report = (body: unknown): unknown => decode(t.type({ person: maybe(Named) }))({ body });
    expect(report({ person: { name: 7 } })).toMatchObject(
      E.left({ report: 'person.name: expected string, got number' }),
    );
  });

  it('is reported by the type of its value', () => {
    const report = (body: unknown): unknown => decode(t.type({ name: maybe(t.string) }))({ body });
    expect(report({ name: 7 })).toMatchObject(E.left({ report: 'name: expected string, got number' }));
  });
});

describe('an object with any keys', () => {
  it('may have values that leave a field out', () => {
    expect(E.isRight(recordOf(Open).decode({ first: {}, second: { name: 'a' } }))).toBe(true);
    expect(E.isRight(recordOf(Open).decode({ first: { name: 7 } }))).toBe(false);
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
