import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress, clientHost } from '#env/server/node/proxyHeaders.ts';

const entry = fc.ipV4();

describe('the address of the client', () => {
  it('is the address of the connection without a trusted proxy, whatever the headers say', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(clientAddress('10.0.0.1', header, 0)).toBe('10.0.0.1');
        expect(clientHost('account.xe.com', header, 0)).toBe('account.xe.com');
      }),
    );
  });

  it('is the entry of the first trusted proxy, whatever the client sends before it', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(entry, { minLength: 1, maxLength: 5 }), (sent, added) => {
        const header = [sent, ...added].join(', ');
        expect(clientAddress('10.0.0.1', header, added.length)).toBe(added[0]);
      }),
    );
  });

  it.each([
    ['192.0.2.1', 2, '192.0.2.1'],
    ['', 1, '10.0.0.1'],
    [undefined, 1, '10.0.0.1'],
    [['192.0.2.1', '192.0.2.2'], 1, '192.0.2.2'],
  ])('for the entries %j and %i proxies is %s', (header, proxies, expected) => {
    expect(clientAddress('10.0.0.1', header, proxies)).toBe(expected);
  });
});

describe('the host that the client names', () => {
  it.each([
    ['account.xe.com', 'account.xe.com'],
    ['evil.test, account.xe.com', 'account.xe.com'],
    [undefined, 'localhost:8080'],
    ['', 'localhost:8080'],
  ])('is, behind a proxy that forwards %j, %s', (header, expected) => {
    expect(clientHost('localhost:8080', header, 1)).toBe(expected);
  });
});
