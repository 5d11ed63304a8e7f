import { serveSandbox, type Sandbox, type SandboxOptions } from '#env/sandbox/serveSandbox.ts';
import { accountHost, controlHost } from '#env/sandbox/hosts.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { makeCookieJar, type WireCookies } from './cookieJar.ts';
import { makeNavigate, makePageFetch, type WireFetch } from './wireFetch.ts';

/** A test browser: a cookie jar, navigations, and the fetch of a brand's account pages. */
export type WireBrowser = {
  readonly jar: WireCookies;
  readonly navigate: WireFetch;
  readonly accountFetch: (brand: Brand) => WireFetch;
};

/** A sandbox in the test process, on its own port. */
export type WireSandbox = Sandbox & {
  /** Sends a request without cookies, such as `fetchAt('content.localhost', '/api/v2')`. */
  readonly fetchAt: (host: string, path: string, init?: RequestInit) => Promise<Response>;
  /** Calls the control API and returns the body. */
  readonly control: (method: string, path: string, body?: unknown) => Promise<unknown>;
  readonly browser: () => WireBrowser;
};

const openBrowser = (origin: Sandbox['origin']): WireBrowser => {
  const jar = makeCookieJar();
  return {
    jar,
    navigate: makeNavigate(jar),
    accountFetch: (brand) => makePageFetch(jar, origin(accountHost(brand))),
  };
};

/** Starts a sandbox, which the test must close. */
export const startSandbox = async (options: Omit<SandboxOptions, 'port'> = {}): Promise<WireSandbox> => {
  const sandbox = await serveSandbox({ ...options, port: 0 });
  const fetchAt: WireSandbox['fetchAt'] = (host, path, init) =>
    makeNavigate(makeCookieJar())(sandbox.origin(host) + path, init);
  return {
    ...sandbox,
    fetchAt,
    control: async (method, path, body) => {
      const sent =
        body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      return (await fetchAt(controlHost, path, { method, ...sent })).json();
    },
    browser: () => openBrowser(sandbox.origin),
  };
};
