import { makeLaunchpadApp } from '#env/sandbox/launchpad/launchpadApp.ts';
import type { LaunchpadHost } from '#env/sandbox/launchpad/respond.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeEngineFixture } from '#tests/infrastructure/sandbox/engine/engineFixture.ts';

export const launchpad = 'http://launchpad.xe.localhost:4100';
export const account = 'http://account.xe.localhost:4100';

const hosts: ReadonlyMap<string, LaunchpadHost> = new Map(
  [
    ['xe', 'xe_session'],
    ['britline', 'britline_session'],
  ].map(([brand = '', sessionCookie = '']): [string, LaunchpadHost] => [
    `launchpad.${brand}.localhost:4100`,
    { sessionCookie, cookieDomain: `${brand}.localhost`, accountOrigin: `http://account.${brand}.localhost:4100` },
  ]),
);

export type LaunchpadTestClient = {
  readonly engine: Engine;
  readonly newestCode: (to: string) => string;
  /** Sends a request; by default as the page of the xe account site. */
  readonly call: (path: string, options?: CallOptions) => Promise<Response>;
};

type CallOptions = {
  readonly method?: string;
  readonly body?: unknown;
  readonly cookie?: string;
  readonly origin?: string | null;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Makes the launchpad over HTTP on a test engine. */
export const makeLaunchpadTestClient = (): LaunchpadTestClient => {
  const { engine, newestCode } = makeEngineFixture();
  const app = makeLaunchpadApp({ engine, hostOf: (host) => hosts.get(host) ?? null, isRelyingParty: () => false });
  const call = async (
    path: string,
    { method = 'GET', body, cookie, origin = account, host = launchpad, headers = {} }: CallOptions = {},
  ) =>
    app.request(`${host}${path}`, {
      method,
      headers: {
        ...(origin === null ? {} : { origin }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return { engine, newestCode, call };
};

/** The Cookie header that a browser sends after this answer. */
export const cookieHeaderOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .filter((line) => !/max-age=0/i.test(line))
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');

export const credentials = (name: string): { username: string; password: string } => ({
  username: `${name}@sandbox.test`,
  password: seedPassword,
});

export const signIn = (client: LaunchpadTestClient, name: string, fields: object = {}): Promise<Response> =>
  client.call('/authorization/weblogin?site=account', { method: 'POST', body: { ...credentials(name), ...fields } });
