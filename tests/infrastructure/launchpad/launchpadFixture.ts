import { mainBrand } from '#domain/brand/brands.ts';
import { launchpadHost } from '#env/sandbox/hosts.ts';
import type { IdentityFixture } from '#tests/contracts/identityFixture.ts';
import { accountIn } from '#tests/infrastructure/sandbox/sandboxFixture.ts';
import type { Control } from '#tests/wire/controlAt.ts';
import { openLaunchpad, type OpenLaunchpad, type Reach } from '#tests/wire/openLaunchpad.ts';
import { setUpEach, setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import type { WireSandbox } from '#tests/wire/startSandbox.ts';
import type { WireFetch } from '#tests/wire/wireFetch.ts';

/** A call as the page sent it, with unmasked secrets and with the fetch options for cookies and redirects. */
export type SentRequest = {
  readonly origin: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly credentials: RequestCredentials | null;
  readonly redirect: RequestRedirect | null;
};

export type LaunchpadFixture = IdentityFixture &
  OpenLaunchpad & {
    readonly sent: (path: string) => ReadonlyArray<SentRequest>;
  };

const recordingFetch =
  (note: (sent: SentRequest) => void) =>
  (fetch: WireFetch): WireFetch =>
  (input, init = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const { origin, pathname: path } = new URL(input instanceof Request ? input.url : input);
    const { credentials = null, redirect = null } = init;
    note({ origin, path, headers: new Headers(init.headers), body, credentials, redirect });
    return fetch(input, init);
  };

/** The identity gateway over HTTP to the sandbox that serves an address. The control API resets it, and reads what it sent and stores. */
export const makeLaunchpadFixtureAt = async (
  address: string,
  control: Control,
  reach: Reach = {},
): Promise<LaunchpadFixture> => {
  await control('POST', '/api/reset');
  const sent: Array<SentRequest> = [];
  const watch = recordingFetch((call) => sent.push(call));
  return {
    ...openLaunchpad(address, { ...reach, watch }),
    sent: (path) => sent.filter((call) => call.path === path),
    sentCodes: () => control('GET', '/api/inbox'),
    accountOf: async (email) => accountIn(await control('GET', '/api/accounts'), email),
  };
};

/** The fixture of a sandbox in the test process, from the page of the main brand. */
export const makeLaunchpadFixture = ({ origin, control, send }: WireSandbox): Promise<LaunchpadFixture> =>
  makeLaunchpadFixtureAt(origin(launchpadHost(mainBrand)), control, { send });

type Launchpad = { readonly sandbox: () => WireSandbox; readonly fixture: () => LaunchpadFixture };

/** Starts a launchpad for the tests of a file; each test begins with its seeds and with a fixture of its own. */
export const setUpLaunchpad = (): Launchpad => {
  const sandbox = setUpSandbox();
  return { sandbox, fixture: setUpEach(() => makeLaunchpadFixture(sandbox())) };
};
