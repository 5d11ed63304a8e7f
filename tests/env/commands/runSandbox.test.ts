import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { freePort } from '#env/commands/shared/runSandbox.ts';
import { listen, makeClose } from '#env/sandbox/listen.ts';

it('the port of the sandbox is refused while another program uses it, and is the requested one if it is free', async () => {
  const server = createServer();
  const port = String(await listen(server, 0));
  const message = expect.stringMatching(`PORT=.+EADDRINUSE.+${port}`);
  await expect(freePort(port)).rejects.toMatchObject({ name: 'UserError', message });
  await makeClose(server)();
  expect(await freePort(port)).toBe(Number(port));
});

it.each(['http', '0', '70000', '41.5'])('the port of the sandbox is refused if PORT is %j', async (port) => {
  await expect(freePort(port)).rejects.toMatchObject({ name: 'UserError' });
});
