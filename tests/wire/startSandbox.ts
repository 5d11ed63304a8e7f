import { serveSandbox, type Sandbox, type SandboxOptions } from '#env/sandbox/serveSandbox.ts';
import { accountHost } from '#env/sandbox/hosts.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { callLocalhost } from './callLocalhost.ts';
import { type Control, makeControl } from './controlAt.ts';
import { undocumentedIn, undocumentedInAnswer } from './documentedSend.ts';
import { makeCookieJar } from './cookieJar.ts';
import { makeNavigate, makePageFetch } from './wireFetch.ts';

/** A sandbox in the test process, on its own port. */
export type WireSandbox = Sandbox & {
  /** Sends a request without cookies, such as `fetchAt('content.localhost', '/api/v2')`. */
  readonly fetchAt: (host: string, path: string, init?: RequestInit) => Promise<Response>;
  readonly control: Control;
  /** Sends a request as given. */
  readonly send: (request: Request) => Promise<Response>;
  readonly browser: () => WireBrowser;
};

const openBrowser = ({ origin }: Sandbox, send: WireSandbox['send']) => {
  const jar = makeCookieJar();
  return {
    jar,
    navigate: makeNavigate(jar, send),
    accountFetch: (brand: Brand) => makePageFetch(jar, origin(accountHost(brand)), send),
  };
};

/** A test browser: a cookie jar, navigations, and the fetch of a brand's account pages. */
export type WireBrowser = ReturnType<typeof openBrowser>;

/** Starts a sandbox, which the test must close. The close fails if a call to a launchpad was not as documented. */
export const startSandbox = async (options: Omit<SandboxOptions, 'port'> = {}): Promise<WireSandbox> => {
  const undocumented = new Set<string>();
  const note = (faults: ReadonlyArray<string>): void => faults.forEach((fault) => undocumented.add(fault));
  const sandbox = await serveSandbox({
    ...options,
    port: 0,
    afterAnswer: async (request, answer) => note(await undocumentedInAnswer(request, answer)),
  });
  const send: WireSandbox['send'] = async (request) => {
    note(await undocumentedIn(request));
    return callLocalhost(request);
  };
  return {
    ...sandbox,
    fetchAt: (host, path, init) => makeNavigate(makeCookieJar())(sandbox.origin(host) + path, init),
    send,
    control: makeControl(sandbox.port),
    browser: () => openBrowser(sandbox, send),
    close: async () => {
      await sandbox.close();
      if (undocumented.size > 0)
        throw new Error(`The launchpad's document is incomplete:\n${[...undocumented].join('\n')}`);
    },
  };
};
