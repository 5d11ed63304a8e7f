import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Sends a request to this machine, whatever its host name, and returns redirects. */
export const callLocalhost = async (request: Request): Promise<Response> => {
  const url = new URL(request.url);
  const body = request.body === null ? null : Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), host: url.host };
  const { method, signal } = request;
  const path = url.pathname + url.search;
  const call = httpRequest({ host: '127.0.0.1', port: url.port, path, method, headers, signal }).end(body);
  // Because: a call that is aborted while its answer comes also fails itself, when nobody waits for it any more.
  call.on('error', () => undefined);
  try {
    const answer: IncomingMessage = (await once(call, 'response'))[0];
    const content = new Uint8Array(await buffer(answer));
    const status = answer.statusCode ?? 0;
    const all = Object.entries(answer.headersDistinct);
    return new Response([204, 205, 304].includes(status) ? null : content, {
      status,
      headers: all.flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value])),
    });
  } catch (fault) {
    throw signal.aborted ? signal.reason : new TypeError('fetch failed', { cause: fault });
  }
};

/** `fetch` of any address. A name under `localhost`, which Node's resolver may not know, is this machine, whose redirects are returned. */
export const callAddress = async (request: Request): Promise<Response> => {
  const { protocol, hostname } = new URL(request.url);
  return protocol === 'http:' && hostname.endsWith('.localhost') ? callLocalhost(request) : fetch(request);
};
