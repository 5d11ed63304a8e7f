import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insecureVariables, makeReader, missingVariables } from '#domain/settings/readVariables.ts';
import type { Group } from '#domain/settings/variables.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const group = {
  title: { kind: 'text', default: 'untitled', logMissing: true },
  hint: { kind: 'text', default: null, logMissing: false },
  links: { help: { kind: 'text', default: null, logMissing: true } },
} as const satisfies Group;

describe('makeReader', () => {
  it('takes the value of the first block that defines the variable, even if it is null', () => {
    expect(makeReader({ a: { b: 1 } }, { a: { b: 2 } })(['a', 'b'])).toBe(1);
    expect(makeReader({ a: {} }, { a: { b: 2 } })(['a', 'b'])).toBe(2);
    expect(makeReader({ a: { b: null } }, { a: { b: 2 } })(['a', 'b'])).toBeNull();
    expect(makeReader({}, {})(['a', 'b'])).toBeUndefined();
  });

  const anyBlock = fc.oneof(fc.constant({}), fc.string(), fc.integer(), fc.constant(null));
  itAlways('reads only what a block itself has, not what every object or text inherits', [anyBlock], (block) => {
    const inherited = ['constructor', '__proto__', 'toString', 'length'];
    expect(inherited.map((name) => makeReader(block)([name]))).toEqual(inherited.map(() => undefined));
  });
});

it('names each variable that must be logged and that no block defines; null counts as defined', () => {
  expect(missingVariables(group, makeReader({}))).toEqual(['title', 'links.help']);
  expect(missingVariables(group, makeReader({ title: null, links: { help: 'https://help.test' } }))).toEqual([]);
});

it('counts no text as an http: address but the address itself', () => {
  const hosts = ['https://x.test/?next=http://y.test', 'see http://x.test', 'httpbin.test', 'http', 'xhttp://x.test'];
  for (const title of [...hosts, null, 80]) expect(insecureVariables(group, [{ title }])).toEqual([]);
  expect(insecureVariables(group, [{ title: 'https://x.test' }, { links: { help: ['HTTP://x.test'] } }])).toEqual([
    'links.help',
  ]);
});
