import type { MiddlewareHandler } from 'hono';
import { makeLaunchpadApp } from '#env/sandbox/launchpad/launchpadApp.ts';
import type { LaunchpadHost } from '#env/sandbox/launchpad/launchpadHost.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineFace.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeBench } from '#tests/infrastructure/sandbox/engine/bench.ts';

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

export type Desk = {
  readonly engine: Engine;
  readonly newestCode: (to: string) => string;
  /** Sends a request, as the page of the xe account site with the cookies given, unless the options say otherwise. */
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

/** The launchpad's HTTP face over a bench's engine. */
export const makeDesk = (before: ReadonlyArray<MiddlewareHandler> = []): Desk => {
  const { engine, newestCode } = makeBench();
  const app = makeLaunchpadApp({ engine, hostOf: (host) => hosts.get(host) ?? null, before });
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

/** The Cookie header a browser would send after an answer. */
export const cookieAfter = (response: Response): string =>
  response.headers
    .getSetCookie()
    .filter((line) => !/max-age=0/i.test(line))
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');

export const credentials = (name: string): { username: string; password: string } => ({
  username: `${name}@sandbox.test`,
  password: seedPassword,
});

export const signIn = (desk: Desk, name: string, fields: object = {}): Promise<Response> =>
  desk.call('/authorization/weblogin?site=account', { method: 'POST', body: { ...credentials(name), ...fields } });
