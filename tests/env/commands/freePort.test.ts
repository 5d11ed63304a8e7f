import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '#env/commands/shared/freePort.ts';

const holders: Server[] = [];

const holdPort = (): Promise<number> =>
  new Promise((resolve) => {
    const holder = createServer().listen(0, '127.0.0.1', () => {
      const address = holder.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
    holders.push(holder);
  });

const letGo = (holder: Server): Promise<void> => new Promise((resolve) => holder.close(() => resolve()));

describe('the port of the sandbox', () => {
  afterEach(async () => {
    await Promise.all(holders.splice(0).map(letGo));
  });

  it('is refused in one sentence while another program holds it', async () => {
    const port = await holdPort();
    const sentence = `Port ${port} is already in use: stop that program, or choose another port with PORT=… in front.`;
    await expect(freePort(String(port))).rejects.toMatchObject({ name: 'PlainFault', message: sentence });
  });

  it('is the one asked for when nobody holds it', async () => {
    const port = await holdPort();
    await Promise.all(holders.splice(0).map(letGo));
    expect(await freePort(String(port))).toBe(port);
  });

  it.each(['http', '0', '70000', '41.5'])('is refused when %j was asked for', async (asked) => {
    await expect(freePort(asked)).rejects.toMatchObject({ name: 'PlainFault' });
  });
});
