import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { listen, makeClose } from '#env/sandbox/listen.ts';
import { controlAt } from '#tests/wire/controlAt.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();

/** Serves a backend that answers everything with a list, and returns its address. */
const serveList = async (): Promise<string> => {
  const server = createServer((_, answer) => void answer.end('[{"id":1}]'));
  onTestFinished(makeClose(server));
  return `http://localhost:${await listen(server, 0)}`;
};

it('npm run contract writes only where the control API answers on this machine, for the sandbox that serves the address', async () => {
  const { origin, port } = sandbox();
  expect(await controlAt(origin('launchpad.xe.localhost'))).not.toBeNull();
  const named = ['http://localhost', 'http://launchpad.brand.test', 'https://launchpad.xe.localhost'];
  const noLaunchpad = [origin('content.localhost'), `${origin('launchpad.xe.localhost')}/base`];
  const others = [await serveList(), ...noLaunchpad, ...named.map((address) => `${address}:${port}`)];
  for (const address of others) expect([address, await controlAt(address)]).toEqual([address, null]);
});
