import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeOwnHost } from '#env/server/node/ownHost.ts';
import { fixtureConfig } from '#tests/env/server/fixtureSite.ts';

const ownHost = makeOwnHost(fixtureConfig('production').file);

describe('ownHost', () => {
  it.each([
    ['xe.test', 'xe.test'],
    ['account.britline.test', 'account.britline.test'],
    ['ACCOUNT.JohnLewis.TEST.:8443', 'account.johnlewis.test'],
    ['a.b-c.my_account.xe.test', 'a.b-c.my_account.xe.test'],
    ['evil.example', null],
    ['notxe.test', null],
    ['xe.test.evil.example', null],
    ['127.0.0.1:8080', null],
    ['[::1]', null],
    ['account.xe.com', null],
    ['', null],
  ])('of %j is %j', (header, host) => {
    expect(ownHost(header)).toBe(host);
  });

  it('is a plain host name below one of a brand, or null, whatever is written before it', () => {
    const before = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('person:secret@', 'evil.example/', 'a b.', '.'),
    );
    fc.assert(
      fc.property(before, fc.constantFrom('xe.test', '.xe.test', 'britline.test:80'), (text, end) => {
        const host = ownHost(text + end);
        if (host === null) return;
        expect(host).toMatch(/^(?:[a-z\d_-]+\.)*(?:xe|britline)\.test$/);
        expect((text + end).toLowerCase()).toContain(host);
      }),
    );
  });

  it('is null for a name that is longer than a host name may be', () => {
    expect(ownHost(`${'a'.repeat(245)}.xe.test`)).not.toBeNull();
    expect(ownHost(`${'a'.repeat(246)}.xe.test`)).toBeNull();
  });
});
