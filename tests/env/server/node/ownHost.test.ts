import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configText } from '#env/sandbox/account/configFile.ts';
import { readConfig } from '#env/server/config.ts';
import { makeOwnHost } from '#env/server/node/ownHost.ts';
import { fixtureConfig } from '#tests/env/server/fixtureSite.ts';

const ownHost = makeOwnHost(fixtureConfig('production'));

describe('ownHost', () => {
  it.each([
    ['xe.test', 'xe.test'],
    ['account.britline.test', 'account.britline.test'],
    ['ACCOUNT.JohnLewis.TEST.:8443', 'account.johnlewis.test'],
    ['ada_secret-token-123.xe.test', null],
    ['a.account.xe.test', null],
    ['launchpad.xe.test', null],
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

  it('is a host of the configuration or null, whatever is written before it', () => {
    const own = ['xe', 'britline', 'johnlewis'].flatMap((key) => [`${key}.test`, `account.${key}.test`]);
    const before = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('person:secret@', 'a.', '.', ''));
    const end = fc.constantFrom('xe.test', '.xe.test', 'account.britline.test:80');
    fc.assert(
      fc.property(before, end, (text, rest) => {
        expect([null, ...own]).toContain(ownHost(text + rest));
      }),
    );
  });

  it.each([
    ['account.xe.localhost:4100', 'account.xe.localhost'],
    ['invoices.account.xe.localhost', 'invoices.account.xe.localhost'],
    ['britline.localhost', 'britline.localhost'],
    ['ada.xe.localhost', null],
  ])('of %j in the sandbox is %j', (header, host) => {
    const text = configText().replace(/("XECI":"http:\/\/)account\./, '$1invoices.account.');
    expect(makeOwnHost(readConfig(text, () => undefined))(header)).toBe(host);
  });
});
