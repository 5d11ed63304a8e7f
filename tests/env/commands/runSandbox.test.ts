import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { freePort } from '#env/commands/shared/runSandbox.ts';
import { listen, makeClose } from '#env/sandbox/listen.ts';

it('the port of the sandbox is the requested one, and is refused while another program uses it, or if it is none', async () => {
  const server = createServer();
  const port = String(await listen(server, 0));
  const message = expect.stringMatching(`PORT=.+EADDRINUSE.+${port}`);
  await expect(freePort(port)).rejects.toMatchObject({ name: 'UserError', message });
  await makeClose(server)();
  expect(await freePort(port)).toBe(Number(port));
  for (const wrong of ['http', '0', '70000', '41.5'])
    await expect(freePort(wrong)).rejects.toMatchObject({ name: 'UserError' });
});
