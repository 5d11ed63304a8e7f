import { callLocalhost } from './callLocalhost.ts';

/** `fetch` of any address. A name under `localhost`, which Node's resolver may not know, is this machine, whose redirects are returned. */
export const callAddress = async (request: Request): Promise<Response> => {
  const { protocol, hostname } = new URL(request.url);
  const isThisMachine = protocol === 'http:' && hostname.endsWith('.localhost');
  return isThisMachine ? callLocalhost(request) : fetch(request);
};
