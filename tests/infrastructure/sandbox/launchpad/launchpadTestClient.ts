import { expect } from 'vitest';
import { makeLaunchpadSite } from '#env/sandbox/launchpadSite.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { setUpEngine } from '#tests/infrastructure/sandbox/engine/engineFixture.ts';
import { undocumentedInAnswer } from '#tests/wire/documentedSend.ts';

export const launchpad = 'http://launchpad.xe.localhost:4100';
export const account = 'http://account.xe.localhost:4100';
export const partner = 'http://transfer.xe.localhost:4100';

/** The credentials of a seed account. */
export const credentials = (name: string): { username: string; password: string } => ({
  username: `${name}@sandbox.test`,
  password: seedPassword,
});

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

const bodyOf = (body: unknown) =>
  body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };

/** The launchpad of the tests of a file, on a test engine; `call` sends a request, by default as the page of the xe account site. Each answer must be documented. */
export const setUpLaunchpad = (origin = (host: string): string => `http://${host}:4100`) => {
  const { engine } = setUpEngine();
  const site = makeLaunchpadSite({ engine, origin, isRelyingParty: (address) => address === partner });
  const call = async (path: string, options: CallOptions = {}): Promise<Response> => {
    const { method = 'GET', site: mark = 'account', body, cookie, origin: from = account } = options;
    const url = new URL((options.host ?? launchpad) + path);
    if (mark !== null) url.searchParams.set('site', mark);
    const headers = new Headers({ 'content-type': 'application/json', ...options.headers });
    if (from !== null) headers.set('origin', from);
    if (cookie !== undefined) headers.set('cookie', cookie);
    const request = new Request(url, { method, headers, ...bodyOf(body) });
    const answer = await site.fetch(request);
    expect(await undocumentedInAnswer(request, answer)).toEqual([]);
    return answer;
  };
  /** Signs in a seed account. */
  const signIn = (name: string): Promise<Response> =>
    call('/authorization/weblogin', { method: 'POST', body: credentials(name) });
  return { engine, call, signIn };
};
