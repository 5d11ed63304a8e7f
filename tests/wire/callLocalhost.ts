import { request as httpRequest } from 'node:http';

/** Sends a request to this machine, whatever its host name, and returns redirects. */
export const callLocalhost = async (request: Request): Promise<Response> => {
  const url = new URL(request.url);
  const body = request.body === null ? null : Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), host: url.host };
  const { method, signal } = request;
  return new Promise((resolve, reject) => {
    const path = url.pathname + url.search;
    const call = httpRequest({ host: '127.0.0.1', port: url.port, path, method, headers, signal }, (answer) => {
      const parts: Array<Buffer> = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        const content = [204, 205, 304].includes(status) ? null : new Uint8Array(Buffer.concat(parts));
        const all = new Headers();
        for (let at = 0; at < answer.rawHeaders.length; at += 2) {
          all.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '');
        }
        resolve(new Response(content, { status, headers: all }));
      });
    });
    call.on('error', (fault) =>
      reject(signal.aborted ? signal.reason : new TypeError('fetch failed', { cause: fault })),
    );
    call.end(body);
  });
};

/** `fetch` of any address. A name under `localhost`, which Node's resolver may not know, is this machine, whose redirects are returned. */
export const callAddress = async (request: Request): Promise<Response> => {
  const { protocol, hostname } = new URL(request.url);
  return protocol === 'http:' && hostname.endsWith('.localhost') ? callLocalhost(request) : fetch(request);
};
