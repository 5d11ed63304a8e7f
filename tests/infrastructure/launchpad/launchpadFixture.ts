import { mainBrand } from '#domain/brand/brands.ts';
import { accountHost, launchpadHost, transferHost } from '#env/sandbox/hosts.ts';
import { makeHttp } from '#infrastructure/http/httpClient.ts';
import { makeLaunchpadHttp, makeLaunchpadIdentity } from '#infrastructure/launchpad/module.ts';
import { makeMemoryLog } from '#tests/support/memoryLog.ts';
import type { IdentityFixture } from '#tests/contracts/identityFixture.ts';
import { setUpEach, setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import type { WireSandbox } from '#tests/wire/startSandbox.ts';
import type { WireFetch } from '#tests/wire/wireFetch.ts';

/** The browser id of these tests. */
export const testBrowserId: string = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** A call as the page sent it, with unmasked secrets and with the fetch options for cookies and redirects. */
export type SentRequest = {
  readonly origin: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly credentials: RequestCredentials | null;
  readonly redirect: RequestRedirect | null;
};

export type LaunchpadFixture = IdentityFixture & {
  readonly log: ReturnType<typeof makeMemoryLog>;
  readonly sent: (path: string) => ReadonlyArray<SentRequest>;
};

const recordingFetch =
  (fetch: WireFetch, note: (sent: SentRequest) => void): WireFetch =>
  (input, init = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const { origin, pathname: path } = new URL(input instanceof Request ? input.url : input);
    const { credentials = null, redirect = null } = init;
    note({ origin, path, headers: new Headers(init.headers), body, credentials, redirect });
    return fetch(input, init);
  };

/** The identity gateway over HTTP, from the page of the main brand to a running sandbox that is reset to its seeds. */
export const makeLaunchpadFixture = async (sandbox: WireSandbox): Promise<LaunchpadFixture> => {
  await sandbox.control('POST', '/api/reset');
  const browser = sandbox.browser();
  const sent: Array<SentRequest> = [];
  const fetch = recordingFetch(browser.accountFetch(mainBrand), (call) => sent.push(call));
  const reach = { fetch, now: sandbox.clock.now };
  const launchpad = sandbox.origin(launchpadHost(mainBrand));
  const log = makeMemoryLog();
  const identity = makeLaunchpadIdentity({
    http: makeLaunchpadHttp(launchpad, reach),
    transferSite: makeHttp({ ...reach, base: sandbox.origin(transferHost(mainBrand)) }),
    browserId: testBrowserId,
    log,
  });
  return {
    identity,
    log,
    sent: (path) => sent.filter((call) => call.path === path),
    engine: sandbox.engine,
    advance: sandbox.clock.advance,
    signInAtProvider: async (provider, email) => {
      const returnUrl = encodeURIComponent(`${sandbox.origin(accountHost(mainBrand))}/idp/continue`);
      await browser.navigate(`${launchpad}/social-auth/${provider}?returnUrl=${returnUrl}`, {
        method: 'POST',
        headers: { origin: launchpad, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ as: email }).toString(),
      });
    },
    close: async () => undefined,
  };
};

type Launchpad = { readonly sandbox: () => WireSandbox; readonly fixture: () => LaunchpadFixture };

/** Starts a launchpad for the tests of a file; each test begins with its seeds and with a fixture of its own. */
export const setUpLaunchpad = (): Launchpad => {
  const sandbox = setUpSandbox();
  return { sandbox, fixture: setUpEach(() => makeLaunchpadFixture(sandbox())) };
};
