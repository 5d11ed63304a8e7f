import { serveSandbox, type Sandbox, type SandboxOptions } from '#env/sandbox/serveSandbox.ts';
import { accountHost, controlHost } from '#env/sandbox/hosts.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { matchesRequest } from '#env/sandbox/gateway/injectedFault.ts';
import { callLocalhost } from './callLocalhost.ts';
import { documentedSend } from './documentedSend.ts';
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

const openBrowser = ({ origin, faults }: Sandbox, note: (fault: string) => void): WireBrowser => {
  const jar = makeCookieJar();
  const isFaulty = (method: string, url: URL): boolean => faults.list().some((one) => matchesRequest(one, method, url));
  const send = documentedSend(callLocalhost, { note, isFaulty });
  return {
    jar,
    navigate: makeNavigate(jar, send),
    accountFetch: (brand) => makePageFetch(jar, origin(accountHost(brand)), send),
  };
};

/** Starts a sandbox, which the test must close. The close fails if a browser's call to a launchpad was not as documented. */
export const startSandbox = async (options: Omit<SandboxOptions, 'port'> = {}): Promise<WireSandbox> => {
  const sandbox = await serveSandbox({ ...options, port: 0 });
  const undocumented = new Set<string>();
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
    browser: () => openBrowser(sandbox, (fault) => void undocumented.add(fault)),
    close: async () => {
      await sandbox.close();
      if (undocumented.size > 0)
        throw new Error(`The launchpad's document is incomplete:\n${[...undocumented].join('\n')}`);
    },
  };
};
