import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress } from '#env/server/node/proxyHeaders.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

describe('the address of the client', () => {
  itAlways('is that of the connection without a trusted proxy, whatever the headers say', [fc.string()], (header) => {
    expect(clientAddress('10.0.0.1', header, 0)).toBe('10.0.0.1');
  });

  itAlways(
    'is the entry of the first trusted proxy, whatever the client sends before it',
    [fc.string(), fc.array(fc.ipV4(), { minLength: 1, maxLength: 5 })],
    (sent, added) => {
      expect(clientAddress('10.0.0.1', [sent, ...added].join(', '), added.length)).toBe(added[0]);
    },
  );

  it.each([
    ['192.0.2.1', 2, '192.0.2.1'],
    ['', 1, '10.0.0.1'],
    [undefined, 1, '10.0.0.1'],
    [['192.0.2.1', '192.0.2.2'], 1, '192.0.2.2'],
  ])('for the entries %j and %i proxies is %s', (header, proxies, expected) => {
    expect(clientAddress('10.0.0.1', header, proxies)).toBe(expected);
  });
});
