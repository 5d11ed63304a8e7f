import { getRequestListener } from '@hono/node-server';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen, makeClose } from '#env/sandbox/listen.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { controlAt } from '#tests/wire/controlAt.ts';
import { launchpadBackend } from '#tests/wire/launchpadBackend.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();

/** Serves a backend during a test, and returns its address. */
const serveBackend = async (backend: (request: Request) => Promise<Response>): Promise<string> => {
  // Because: a test process keeps its own global Request and Response.
  const answer = getRequestListener(backend, { overrideGlobalObjects: false });
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  onTestFinished(makeClose(server));
  return `http://localhost:${await listen(server, 0)}`;
};
/** A backend that says who everybody is. */
const serve = (): Promise<string> =>
  serveBackend(launchpadBackend(/userInfo$/, () => Response.json({ sub: 'p-1', email: 'ada@brand.test' })));
/** A backend that answers everything with a list. */
const serveList = (): Promise<string> => serveBackend(async () => Response.json([{ id: 1 }]));

/** Runs the command, and returns whether it succeeds and what it prints. */
const contract = (...args: ReadonlyArray<string>): Promise<readonly [succeeds: boolean, printed: string]> =>
  new Promise((resolve) => {
    const all = [join(projectRoot, 'env/commands/run.mjs'), 'contract', ...args];
    execFile(process.execPath, all, (fault, out, errors) => resolve([fault === null, out + errors]));
  });

describe('npm run contract', () => {
  // Because: it starts Vitest, which takes long on a busy machine.
  it(
    'runs what writes nothing where no control API answers, names the promise that is broken, and fails',
    { timeout: 60_000 },
    async () => {
      const [succeeds, printed] = await contract(await serve());
      expect(succeeds).toBe(false);
      expect(printed).toMatch(/part of the contract that writes nothing/);
      expect(printed).toMatch(/✓.*refuses profile without a session/);
      expect(printed.match(/×.*$/gm)).toEqual([expect.stringMatching(/refuses oauth2\/userInfo without a session/)]);
      expect(printed).not.toContain('IdentityGateway');
    },
  );

  it.each([
    [[], /^Usage: npm run contract -- URL.*\n$/],
    [['localhost:4100'], /^Usage: .*\n$/],
    [['http://ada:secret@launchpad.xe.localhost'], /^Usage: .*\n$/],
    [['http://launchpad.xe.localhost:1'], /^Nothing answers at .*ECONNREFUSED.*\n$/],
  ])('says in one line how it is used, or that nothing answers: %j', async (args, line) => {
    expect(await contract(...args)).toEqual([false, expect.stringMatching(line)]);
  });

  it('writes only where the control API answers on this machine, for the sandbox that serves the address', async () => {
    const { origin, port } = sandbox();
    expect(await controlAt(origin('launchpad.xe.localhost'))).not.toBeNull();
    const named = ['http://localhost', 'http://launchpad.brand.test', 'https://launchpad.xe.localhost'];
    const noLaunchpad = [origin('content.localhost'), `${origin('launchpad.xe.localhost')}/base`];
    const others = [await serve(), await serveList(), ...noLaunchpad, ...named.map((address) => `${address}:${port}`)];
    for (const address of others) expect([address, await controlAt(address)]).toEqual([address, null]);
  });
});
