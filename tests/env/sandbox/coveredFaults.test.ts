import fc from 'fast-check';
import { expect } from 'vitest';
import { covers, matchesRequest, type InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const hosts = ['a.localhost', 'b.localhost'] as const;
const paths = ['', '/c', '/b/c', '/a/b/c', '/d'] as const;
const methods = ['GET', 'post', 'OPTIONS'] as const;

const faults: fc.Arbitrary<InjectedFault> = fc.record(
  { path: fc.constantFrom(...paths), host: fc.constantFrom(...hosts), method: fc.constantFrom(...methods) },
  { requiredKeys: ['path'] },
);
const requests = methods.flatMap((method) =>
  hosts.flatMap((host) =>
    paths.map((path): [string, URL] => [method.toUpperCase(), new URL(`http://${host}${path === '' ? '/' : path}`)]),
  ),
);

itAlways(
  'a fault that covers another one applies to every request of the other one',
  [faults, faults],
  (one, other) => {
    fc.pre(covers(one, other));
    const missed = requests.filter((request) => matchesRequest(other, ...request) && !matchesRequest(one, ...request));
    expect(missed).toEqual([]);
  },
);
