import { callLocalhost } from './callLocalhost.ts';

/** Sends a request to any address, and returns redirects. A name under `localhost`, which Node's resolver may not know, is this machine. */
export const callAddress = async (request: Request): Promise<Response> => {
  const { protocol, hostname } = new URL(request.url);
  const isThisMachine = protocol === 'http:' && hostname.endsWith('.localhost');
  return isThisMachine ? callLocalhost(request) : fetch(request, { redirect: 'manual' });
};
