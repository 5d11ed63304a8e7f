import { callLocalhost } from './callLocalhost.ts';
import { letsThrough, mayRead, needsPreflight, unusualHeaders } from './crossOrigin.ts';
import type { WireCookies } from './cookieJar.ts';

export type WireFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const refused = (why: string): TypeError => new TypeError(`Failed to fetch: ${why}`);

const preflight = async (asked: Request, page: string, withCredentials: boolean): Promise<void> => {
  const headers = {
    origin: page,
    'access-control-request-method': asked.method,
    'access-control-request-headers': unusualHeaders(asked).join(','),
  };
  const answer = await callLocalhost(new Request(asked.url, { method: 'OPTIONS', headers, signal: asked.signal }));
  if (!mayRead(answer, page, withCredentials) || !letsThrough(answer, asked))
    throw refused('the preflight was refused');
};

const withHeaders = (asked: Request, extra: Readonly<Record<string, string | null>>): Request => {
  const headers = new Headers(asked.headers);
  for (const [name, value] of Object.entries(extra)) if (value !== null) headers.set(name, value);
  return new Request(asked, { headers });
};

/**
 * `fetch` as a page of this origin has it, over the sandbox on this machine: the jar's cookies by the request's
 * credentials mode, preflights, and answers the page may not read refused. Redirects are answered, not followed.
 */
export const makePageFetch =
  (jar: WireCookies, page: string): WireFetch =>
  async (input, init) => {
    const asked = new Request(input, init);
    const url = new URL(asked.url);
    const isForeign = url.origin !== page;
    const withCredentials = asked.credentials === 'include' || (asked.credentials === 'same-origin' && !isForeign);
    if (isForeign && needsPreflight(asked)) await preflight(asked, page, withCredentials);
    const cookie = withCredentials ? jar.headerFor(url) : null;
    const answer = await callLocalhost(withHeaders(asked, { cookie, origin: isForeign ? page : null }));
    if (withCredentials) jar.store(url, answer.headers.getSetCookie());
    if (isForeign && !mayRead(answer, page, withCredentials)) throw refused('the answer is not for this page');
    return answer;
  };

/** A person's own navigation: the jar's cookies both ways, no page behind it; redirects are answered, not followed. */
export const makeNavigate =
  (jar: WireCookies): WireFetch =>
  async (input, init) => {
    const asked = new Request(input, init);
    const url = new URL(asked.url);
    const answer = await callLocalhost(withHeaders(asked, { cookie: jar.headerFor(url) }));
    jar.store(url, answer.headers.getSetCookie());
    return answer;
  };
