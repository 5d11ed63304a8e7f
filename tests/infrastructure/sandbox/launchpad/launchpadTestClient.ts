import { expect } from 'vitest';
import { makeLaunchpadSite } from '#env/sandbox/launchpadSite.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeEngineFixture } from '#tests/infrastructure/sandbox/engine/engineFixture.ts';
import { undocumentedInAnswer } from '#tests/wire/documentedSend.ts';

export const launchpad = 'http://launchpad.xe.localhost:4100';
export const account = 'http://account.xe.localhost:4100';
export const partner = 'http://transfer.xe.localhost:4100';

type CallOptions = {
  readonly method?: string;
  /** The mark of the account site; null for none. */
  readonly site?: string | null;
  readonly body?: unknown;
  readonly cookie?: string;
  readonly origin?: string | null;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Makes the launchpad on a test engine; `call` sends a request, by default as the page of the xe account site. Requests may be
 * hostile; an answer must be as the document of the launchpad has it.
 */
export const makeLaunchpadTestClient = (origin = (host: string): string => `http://${host}:4100`) => {
  const { engine, newestCode } = makeEngineFixture();
  const site = makeLaunchpadSite({ engine, origin, isRelyingParty: (address) => address === partner });
  const call = async (
    path: string,
    {
      method = 'GET',
      site: mark = 'account',
      body,
      cookie,
      origin: from = account,
      host = launchpad,
      headers = {},
    }: CallOptions = {},
  ) => {
    const url = new URL(host + path);
    if (mark !== null) url.searchParams.set('site', mark);
    const request = new Request(url, {
      method,
      headers: {
        ...(from === null ? {} : { origin: from }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const answer = await site.fetch(request);
    expect(await undocumentedInAnswer(request, answer)).toEqual([]);
    return answer;
  };
  return { engine, newestCode, call };
};

export type LaunchpadTestClient = ReturnType<typeof makeLaunchpadTestClient>;

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
  client.call('/authorization/weblogin', { method: 'POST', body: { ...credentials(name), ...fields } });
