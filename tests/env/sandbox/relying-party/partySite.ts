import * as E from 'fp-ts/Either';
import { relyingParties } from '#env/sandbox/relying-party/relyingParties.ts';
import { makePartySite } from '#env/sandbox/relying-party/partySite.ts';
import { makeCookieJar } from '#tests/wire/cookieJar.ts';

/** One minute in milliseconds. */
export const minute = 60_000;

/** Opens one site on a clock of its own, whose launchpad accepts every code. */
export const openParty = (host = 'transfer.xe.localhost') => {
  const party = relyingParties().find((one) => one.host === host);
  if (party === undefined) throw new Error(`no site at ${host}`);
  let time = 10 * minute;
  const site = makePartySite({
    party,
    sessions: new Map(),
    origin: (name) => `http://${name}`,
    now: () => time,
    exchange: async () => E.right({ email: 'personal@sandbox.test', accountType: 'Personal', checks: [] }),
  });
  const toUrl = (path: string): URL => new URL(path, `http://${host}`);

  const browser = () => {
    const jar = makeCookieJar();
    /** Opens a path of the site; `target` is what it redirects to, `outcome` that in words, or the heading of its page. */
    const open = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
      const answer = await site.request(path, { headers: { ...headers, cookie: jar.headerFor(toUrl(path)) ?? '' } });
      const cookies = answer.headers.getSetCookie();
      jar.store(toUrl(path), cookies);
      const target = toUrl(answer.headers.get('location') ?? '/not-redirected');
      const redirected = target.host.startsWith('account.') ? 'its own sign-in' : 'its home';
      const page = await answer.text();
      const outcome = /<h1>(.*)<\/h1>/.exec(page)?.[1] ?? redirected;
      return { status: answer.status, headers: answer.headers, cookies, target, page, outcome };
    };
    return {
      open,
      /** Presses "Sign in" and returns the state of the sign-in that begins. */
      begin: async () => (await open('/sign-in')).target.searchParams.get('state') ?? 'none',
      /** Opens a callback with a code. */
      call: (state = '') => open(`/?code=any&state=${state}`),
    };
  };
  const wait = (ms: number): void => {
    time += ms;
  };
  return { browser, wait };
};
