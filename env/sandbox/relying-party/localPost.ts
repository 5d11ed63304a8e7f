import { request, type IncomingMessage } from 'node:http';
import type { CustomFetchOptions } from 'oauth4webapi';

const toResponse = async (answer: IncomingMessage): Promise<Response> => {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(Buffer.from(part));
  const headers = { 'content-type': answer.headers['content-type'] ?? '' };
  return new Response(Buffer.concat(parts), { status: answer.statusCode ?? 500, headers });
};

/**
 * Sends a token request. Because: Node may not resolve *.localhost, so the connection goes to 127.0.0.1 and the Host header
 * names the host.
 */
export const localPost = (
  address: string,
  { body, headers, method }: CustomFetchOptions<'POST', URLSearchParams>,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { host, port, pathname, search } = new URL(address);
    const options = { host: '127.0.0.1', port, path: pathname + search, method, headers: { ...headers, host } };
    const call = request(options, (answer) => void toResponse(answer).then(resolve, reject));
    call.setTimeout(10_000, () => call.destroy(new Error('no answer in time')));
    call.on('error', reject);
    call.end(body.toString());
  });
