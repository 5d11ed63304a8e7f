import fc from 'fast-check';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { expect, it } from 'vitest';
import { injectFault } from '#env/sandbox/gateway/injectFault.ts';
import { covers, type InjectedFault, matchesRequest } from '#env/sandbox/gateway/injectedFault.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const rules = 'http://launchpad.xe.localhost/authorization/passwordRequirements';

it('injectFault gives the real answer after the delay, so that a shorter wait ends before', async () => {
  const order: string[] = [];
  const site = (): Promise<Response> => {
    order.push('the real answer');
    return Promise.resolve(new Response('rules'));
  };
  // Because: timers run in the order in which they expire, also on a machine that is late.
  const shorterWait = wait(1).then(() => order.push('a shorter wait'));
  const answer = await injectFault({ path: '/', delayMs: 60 }, site, new Request(rules), {} as HttpBindings);
  await shorterWait;
  expect(order).toEqual(['a shorter wait', 'the real answer']);
  expect(await answer.text()).toBe('rules');
});

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
