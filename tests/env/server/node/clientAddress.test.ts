import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clientAddress } from '#env/server/node/accessLog.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

itAlways(
  'the client is the entry of the first trusted proxy, or the connection without one, whatever the client sends',
  [fc.string(), fc.array(fc.ipV4(), { maxLength: 5 })],
  (sent, added) => {
    const client = added[0] ?? '10.0.0.1';
    expect(clientAddress('10.0.0.1', [sent, ...added].join(', '), added.length)).toBe(client);
  },
);

it.each([
  ['192.0.2.1', 2, '192.0.2.1'],
  [undefined, 1, '10.0.0.1'],
  [['192.0.2.1', '192.0.2.2'], 1, '192.0.2.2'],
])('the client for the entries %j and %i proxies is %s', (header, proxies, expected) => {
  expect(clientAddress('10.0.0.1', header, proxies)).toBe(expected);
});
