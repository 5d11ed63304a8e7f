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
  const targetOf = (answer: Response): URL => toUrl(answer.headers.get('location') ?? '/not-redirected');

  const browser = () => {
    const jar = makeCookieJar();
    /** Opens a path of the site, without following a redirect. */
    const open = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> => {
      const answer = await site.request(path, { headers: { ...headers, cookie: jar.headerFor(toUrl(path)) ?? '' } });
      jar.store(toUrl(path), answer.headers.getSetCookie());
      return answer;
    };
    return {
      open,
      /** Presses "Sign in" and returns the query at the account site. */
      start: async () => targetOf(await open('/sign-in')).searchParams,
      /** Opens a callback; `outcome` is the heading of its page, or what it redirects to, which is `target`. */
      call: async (query: Readonly<Record<string, string>>, path = '/', headers = {}) => {
        const answer = await open(`${path}?${new URLSearchParams(query).toString()}`, headers);
        const target = targetOf(answer);
        const redirected = target.host.startsWith('account.') ? 'its own sign-in' : 'its home';
        const outcome = /<h1>(.*)<\/h1>/.exec(await answer.text())?.[1] ?? redirected;
        return { outcome, target, cookies: answer.headers.getSetCookie() };
      },
    };
  };
  const wait = (ms: number): void => {
    time += ms;
  };
  return { browser, wait };
};
