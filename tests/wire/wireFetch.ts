import { callLocalhost } from './callLocalhost.ts';
import { preflightAllows, isReadableCrossOrigin, needsPreflight, nonSafelistedHeaders } from './cors.ts';
import type { WireCookies } from './cookieJar.ts';

/** `fetch` over the local sandbox. */
export type WireFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const refused = (reason: string): TypeError => new TypeError(`Failed to fetch: ${reason}`);

type Send = (request: Request) => Promise<Response>;

const preflight = async (send: Send, request: Request, page: string): Promise<Response> => {
  const headers = {
    origin: page,
    'access-control-request-method': request.method,
    'access-control-request-headers': nonSafelistedHeaders(request).join(','),
  };
  return send(new Request(request.url, { method: 'OPTIONS', headers, signal: request.signal }));
};

const withHeaders = (request: Request, extra: Readonly<Record<string, string | null>>): Request => {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(extra)) if (value !== null) headers.set(name, value);
  return new Request(request, { headers });
};

/**
 * `fetch` of a page of this origin, over the local sandbox unless another way to send is given: it sends the jar's cookies by the request's credentials mode,
 * sends preflights, and rejects answers that the page may not read. It returns redirects and does not follow them.
 */
export const makePageFetch =
  (jar: WireCookies, page: string, send: Send = callLocalhost): WireFetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const isForeign = url.origin !== page;
    const withCredentials = request.credentials === 'include' || (request.credentials === 'same-origin' && !isForeign);
    if (isForeign && needsPreflight(request)) {
      const allowed = await preflight(send, request, page);
      if (!isReadableCrossOrigin(allowed, page, withCredentials) || !preflightAllows(allowed, request))
        throw refused('the preflight was refused');
    }
    const cookie = withCredentials ? jar.headerFor(url) : null;
    const answer = await send(withHeaders(request, { cookie, origin: isForeign ? page : null }));
    if (withCredentials) jar.store(url, answer.headers.getSetCookie());
    if (isForeign && !isReadableCrossOrigin(answer, page, withCredentials))
      throw refused('the answer is not for this page');
    return answer;
  };

/** A top-level navigation: it reads and writes the jar's cookies; it returns redirects and does not follow them. */
export const makeNavigate =
  (jar: WireCookies, send: Send = callLocalhost): WireFetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const answer = await send(withHeaders(request, { cookie: jar.headerFor(url) }));
    jar.store(url, answer.headers.getSetCookie());
    return answer;
  };
