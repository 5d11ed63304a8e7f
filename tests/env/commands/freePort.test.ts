import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '#env/commands/shared/freePort.ts';

const servers: Server[] = [];

const occupyPort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
    servers.push(server);
  });

const closeServer = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

describe('the port of the sandbox', () => {
  afterEach(async () => {
    await Promise.all(servers.splice(0).map(closeServer));
  });

  it('is refused in one sentence while another program uses it', async () => {
    const port = await occupyPort();
    const sentence = `Port ${port} is already in use: stop that program, or choose another port with PORT=… in front.`;
    await expect(freePort(String(port))).rejects.toMatchObject({ name: 'UserError', message: sentence });
  });

  it('is the requested one if it is free', async () => {
    const port = await occupyPort();
    await Promise.all(servers.splice(0).map(closeServer));
    expect(await freePort(String(port))).toBe(port);
  });

  it.each(['http', '0', '70000', '41.5'])('is refused if PORT is %j', async (port) => {
    await expect(freePort(port)).rejects.toMatchObject({ name: 'UserError' });
  });
});
