import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { insecureVariables, makeReader, missingVariables, valuesOf } from '#domain/settings/readVariables.ts';
import type { Group } from '#domain/settings/variables.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const group = {
  title: { kind: 'text', default: 'untitled', logMissing: true },
  hint: { kind: 'text', default: null, logMissing: false },
  links: { help: { kind: 'text', default: ({ hostName }) => `https://${hostName}`, logMissing: true } },
  sites: { kind: 'byPlatform', default: null, logMissing: false },
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

describe('valuesOf', () => {
  const valuesIn = (block: unknown) => valuesOf(group, { read: makeReader(block), brand: mainBrand });

  it('is the default of each variable that no block defines, or defines as null', () => {
    expect(valuesIn({ title: null })).toMatchObject({
      title: 'untitled',
      hint: null,
      links: { help: 'https://xe.com' },
      sites: { XEMT: null, DEVPORTAL: null },
    });
  });

  it('is the value of each variable that a block defines, in groups and by platform as well', () => {
    const block = { title: 'Hello', links: { help: 'https://help.test' }, sites: { XECI: 'https://xeci.test' } };
    expect(valuesIn(block)).toMatchObject({ ...block, sites: { XECI: 'https://xeci.test', XEMT: null } });
  });
});

describe('missingVariables', () => {
  it('names each variable that must be logged and that no block defines; null counts as defined', () => {
    expect(missingVariables(group, makeReader({}))).toEqual(['title', 'links.help']);
    expect(missingVariables(group, makeReader({ title: null, links: { help: 'https://help.test' } }))).toEqual([]);
  });
});

describe('insecureVariables', () => {
  it('names each variable with an http: address in any block, in a list and in a platform as well', () => {
    const blocks = [{ hint: ['http://hint.test'] }, { links: { help: 'HTTP://help.test' }, title: 'https://x.test' }];
    expect(insecureVariables(group, blocks)).toEqual(['hint', 'links.help']);
    expect(insecureVariables(group, [{ sites: { XECI: 'http://xeci.test' } }])).toEqual(['sites.XECI']);
  });

  it('names no other text or value', () => {
    const hosts = ['https://x.test/?next=http://y.test', 'see http://x.test', 'httpbin.test', 'http', 'xhttp://x.test'];
    for (const title of [...hosts, null, 80]) expect(insecureVariables(group, [{ title }])).toEqual([]);
  });
});
