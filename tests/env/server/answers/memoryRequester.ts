import type { Handler } from '#env/server/handler.ts';
import { decompress, type Requester } from '#tests/e2e/fixtures/hosting/request.ts';

/** Sends requests to a handler in memory, as a server that refuses nothing itself. */
export const memoryRequester =
  (handler: Handler): Requester =>
  async (host, path, { method = 'GET', headers = {} } = {}) => {
    const answer = await handler(new Request(`http://${host}${path}`, { method, headers }));
    const body = Buffer.from(await answer.arrayBuffer());
    const header = (name: string): string | null =>
      name === 'set-cookie' ? answer.headers.getSetCookie().join(' | ') || null : answer.headers.get(name);
    const text = decompress(header('content-encoding'), body).toString();
    return { status: answer.status, header, text };
  };
