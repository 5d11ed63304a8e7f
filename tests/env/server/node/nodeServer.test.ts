import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Handler } from '#env/server/handler.ts';
import { makeRequester } from '#tests/e2e/fixtures/hosting/request.ts';
import { startNodeServer, type StartedNode, type StartOptions } from './startNodeServer.ts';

const untilCut = 60_000;
const running: Array<StartedNode> = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map(({ close }) => close()));
});

const serve = async (handler: Handler, options: StartOptions = {}): Promise<StartedNode> => {
  const node = await startNodeServer(handler, options);
  running.push(node);
  return node;
};

const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};

describe('the Node server', () => {
  it('answers what it cannot read with 400, and names no error', async () => {
    const report = vi.fn<(fault: unknown) => void>();
    const { request: ask } = await serve((incoming) => new Response(new URL(incoming.url).host), { report });
    for (const asked of ['999.999.999.999 /', 'a,b /', 'account.xe.com/x /', 'a.test /a\\b', 'a.test HTTP://a.test/']) {
      const [host = '', path = ''] = asked.split(' ');
      const { status, text: body, header } = await ask(host, path);
      expect([asked, status, body, header('cache-control')]).toEqual([
        asked,
        400,
        'Bad request\n',
        'no-store, no-transform',
      ]);
    }
    expect(report).not.toHaveBeenCalled();
  });

  it('reports an error of the handler and answers with 500 without it', async () => {
    const report = vi.fn<(fault: unknown) => void>();
    const fault = new Error('a secret');
    const { request: ask } = await serve(() => Promise.reject(fault), { report });
    expect(await ask('account.xe.com', '/')).toMatchObject({ status: 500, text: 'Internal server error\n' });
    expect(report.mock.calls).toEqual([[fault]]);
  });
});

describe('a drain', () => {
  let agent: Agent;
  beforeEach(() => void (agent = new Agent({ keepAlive: true })));
  afterEach(() => agent.destroy());

  const get = async (port: number): Promise<string> => {
    const [answer] = await once(request({ host: '127.0.0.1', port, agent }).end(), 'response');
    return text(answer);
  };

  it('finishes a response, refuses new connections meanwhile, and then closes the idle one', async () => {
    const [started, released] = [gate(), gate()];
    const { drain, server, port } = await serve(async () => {
      started.open();
      await released.opened;
      return new Response('finished');
    });
    const response = get(port);
    await started.opened;
    const closed = once(server, 'close');
    drain(untilCut);
    await expect(makeRequester(port)('localhost', '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    released.open();
    expect(await response).toBe('finished');
    await closed;
  });

  it('cuts what remains after the grace', async () => {
    const started = gate();
    const { drain, port } = await serve(() => {
      started.open();
      return new Promise<Response>(() => undefined);
    });
    const response = get(port).catch((fault: unknown) => fault);
    await started.opened;
    drain(1);
    expect(await response).toMatchObject({ code: 'ECONNRESET' });
  });
});
