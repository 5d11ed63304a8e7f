import { afterEach, describe, expect, it } from 'vitest';
import type { AccessEntry } from '#env/server/node/accessLog.ts';
import type { NodeServerOptions } from '#env/server/node/nodeServer.ts';
import { startNodeServer, type StartedNode } from './startNodeServer.ts';

let node: StartedNode | null = null;
afterEach(() => node?.close());

/** Sends a request to a server that answers 404, and returns what it logs. */
const logOf = async (
  options: Partial<NodeServerOptions>,
  ...[host, path, headers]: readonly [host: string, path: string, headers: Readonly<Record<string, string>>]
): Promise<AccessEntry> => {
  let add = (entry: AccessEntry): void => void entry;
  const logged = new Promise<AccessEntry>((resolve) => (add = resolve));
  const log = { add: (entry: AccessEntry) => add(entry), flush: () => undefined };
  node = await startNodeServer({ handler: () => new Response('page', { status: 404 }), log, ...options });
  await node.request(host, path, { headers });
  return logged;
};

describe('the log of the Node server', () => {
  it('has the client, the status and the bytes of a response', async () => {
    const sent = { 'x-forwarded-for': '192.0.2.7' };
    const entry = await logOf({ trustedProxies: 1 }, 'account.xe.test', '/x?code=1', sent);
    expect(entry).toMatchObject({ client: '192.0.2.7', host: 'account.xe.test', target: '/x?code=1', status: 404 });
    expect(entry.bytes).toBeGreaterThan('page'.length);
  });

  it.each([
    { trustedProxies: 0, host: 'account.xe.test', forwarded: 'evil.example', logged: 'account.xe.test' },
    { trustedProxies: 0, host: 'evil.example', forwarded: 'account.xe.test', logged: '-' },
    { trustedProxies: 1, host: '127.0.0.1:8080', forwarded: 'account.xe.test', logged: 'account.xe.test' },
    { trustedProxies: 1, host: '127.0.0.1:8080', forwarded: 'account.xe.test, evil.example', logged: '-' },
    { trustedProxies: 1, host: 'account.xe.test', forwarded: 'user:secret@account.xe.test', logged: '-' },
  ])('has a host of a brand only: %j', async ({ trustedProxies, host, forwarded, logged }) => {
    expect((await logOf({ trustedProxies }, host, '/', { 'x-forwarded-host': forwarded })).host).toBe(logged);
  });

  it.each([
    {
      trustedProxies: 0,
      host: 'account.xe.test',
      target: 'http://account.britline.test/x',
      served: 'account.britline.test',
    },
    {
      trustedProxies: 0,
      host: 'evil.example',
      target: 'https://me:secret@account.xe.test?x=1',
      served: 'account.xe.test',
    },
    { trustedProxies: 0, host: 'account.xe.test', target: 'http://evil.example/', served: 'evil.example' },
    { trustedProxies: 1, host: 'internal', target: 'http://account.britline.test/x', served: 'account.xe.test' },
  ])('has the host that is served, if it is of a brand: %j', async ({ trustedProxies, host, target, served }) => {
    const seen: Array<string> = [];
    const handler = ({ url }: Request): Response => {
      seen.push(new URL(url).host);
      return new Response('page');
    };
    const headers = { 'x-forwarded-host': 'account.xe.test' };
    const entry = await logOf({ trustedProxies, handler }, host, target, headers);
    expect(seen).toEqual([served]);
    expect(entry).toMatchObject({
      host: served === 'evil.example' ? '-' : served,
      target: expect.stringMatching(/^\//),
    });
  });
});
