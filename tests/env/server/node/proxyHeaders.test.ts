import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress } from '#env/server/node/proxyHeaders.ts';

const entry = fc.ipV4();

describe('the address of the client', () => {
  it('is the address of the connection without a trusted proxy, whatever the headers say', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(clientAddress('10.0.0.1', header, 0)).toBe('10.0.0.1');
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
