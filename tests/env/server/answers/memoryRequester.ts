import type { Handler } from '#env/server/handler.ts';
import { decompress, type Requester, type ServerResponse } from '#tests/e2e/fixtures/hosting/request.ts';

const read = async (response: Response): Promise<ServerResponse> => {
  const body = Buffer.from(await response.arrayBuffer());
  const header = (name: string): string | null =>
    name === 'set-cookie' ? response.headers.getSetCookie().join(' | ') || null : response.headers.get(name);
  return {
    status: response.status,
    header,
    text: decompress(header('content-encoding'), body).toString(),
    size: body.length,
  };
};

// Because: a server resolves an absolute target alone, and any other against the host.
const addressOf = (host: string, target: string): string =>
  /^https?:\/\//.test(target) ? target : `http://${host}${target}`;

/** Sends requests to a handler in memory, as a server that refuses nothing itself. */
export const memoryRequester =
  (handler: Handler): Requester =>
  async (host, path, { method = 'GET', headers = {}, body = '' } = {}) => {
    const content = body === '' ? {} : { body };
    return read(await handler(new Request(addressOf(host, path), { method, headers, ...content })));
  };
