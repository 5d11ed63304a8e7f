import { serveSandbox, type Sandbox, type SandboxOptions } from '#env/sandbox/serveSandbox.ts';
import { accountHost, controlHost } from '#env/sandbox/hosts.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { makeCookieJar, type WireCookies } from './cookieJar.ts';
import { makeNavigate, makePageFetch, type WireFetch } from './wireFetch.ts';

/** A browser of a test: one jar, its own navigations, and the fetch of a brand's account pages. */
export type WireBrowser = {
  readonly jar: WireCookies;
  readonly navigate: WireFetch;
  readonly accountFetch: (brand: Brand) => WireFetch;
};

/** A sandbox in the test's own process, on a port of its own. */
export type WireSandbox = Sandbox & {
  /** One request without cookies, such as `fetchAt('content.localhost', '/api/v2')`. */
  readonly fetchAt: (host: string, path: string, init?: RequestInit) => Promise<Response>;
  /** One call of the control API; answers its body. */
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

/** Starts a sandbox; the test closes it. */
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
