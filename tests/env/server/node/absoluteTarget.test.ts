import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { AccessEntry } from '#env/server/node/accessLog.ts';
import { startNodeServer, type StartedNode } from './startNodeServer.ts';

let node: StartedNode | null = null;
afterEach(() => node?.close());

/** Sends a request, and returns the host that the handler got, the host of the log and the status. */
const hostsOf = async (trustedProxies: number, ...lines: ReadonlyArray<string>) => {
  let add = (entry: AccessEntry): void => void entry;
  const logged = new Promise<AccessEntry>((resolve) => (add = resolve));
  let served: string | null = null;
  node = await startNodeServer({
    trustedProxies,
    log: { add: (entry) => add(entry), flush: () => undefined },
    handler: ({ url }) => {
      served = new URL(url).hostname;
      return new Response('page');
    },
  });
  connect(node.port, '127.0.0.1')
    .end(`${lines.join('\r\n')}\r\n\r\n`)
    .resume();
  const { host, status } = await logged;
  return { served, host, status };
};

const refused = { served: null, host: '-', status: 400 };
const host = 'Host: account.xe.test';
const forwarded = 'X-Forwarded-Host: account.xe.test';

describe('a target that names a host', () => {
  it.each(['http://account.britline.test/signin', 'http://account.britline.test/signin?a=b'])(
    'is refused without a Host, as any other: %s',
    async (target) => {
      expect(await hostsOf(0, `GET ${target} HTTP/1.1`)).toEqual(refused);
    },
  );

  it('needs no Host over HTTP/1.0', async () => {
    const seen = await hostsOf(0, 'GET http://account.britline.test/signin HTTP/1.0');
    expect(seen).toEqual({ served: 'account.britline.test', host: 'account.britline.test', status: 200 });
  });

  it('does not replace the host that a trusted proxy forwards, also without a Host', async () => {
    const seen = await hostsOf(1, 'GET http://account.britline.test/signin HTTP/1.1', forwarded);
    expect(seen).toEqual({ served: 'account.xe.test', host: 'account.xe.test', status: 200 });
  });

  it.each(['http:///account.britline.test/signin', 'https:////account.britline.test', 'http://', 'http://?x'])(
    'is refused if it names none: %s',
    async (target) => {
      expect(await hostsOf(0, `GET ${target} HTTP/1.1`, host)).toEqual(refused);
    },
  );
});
