import * as E from 'fp-ts/Either';
import { relyingParties, type RelyingParty } from '#env/sandbox/relying-party/relyingParties.ts';
import { makePartySite } from '#env/sandbox/relying-party/partySite.ts';
import { makeCookieJar } from '#tests/wire/cookieJar.ts';

/** One minute in milliseconds. */
export const minute = 60_000;

/** What a site does with a callback. It starts a sign-in of its own, or shows that nobody signed in: by choice, or why not. */
export type CallbackOutcome = 'SignedIn' | 'OwnSignIn' | 'Denied' | 'Failed';

const outcomes: ReadonlyMap<string, CallbackOutcome> = new Map([
  ['You are not signed in', 'Denied'],
  ['Sign-in failed', 'Failed'],
]);

/** Opens one site on a clock of its own, whose launchpad accepts every code. */
export const openParty = (party: RelyingParty) => {
  let time = 10 * minute;
  const site = makePartySite({
    party,
    sessions: new Map(),
    origin: (host) => `http://${host}`,
    now: () => time,
    exchange: async () => E.right({ email: 'personal@sandbox.test', accountType: 'Personal', checks: [] }),
  });
  const toUrl = (path: string): URL => new URL(path, `http://${party.host}`);
  const targetOf = (answer: Response): URL => toUrl(answer.headers.get('location') ?? '/not-redirected');

  const openBrowser = (keepsCookies: boolean) => {
    const jar = makeCookieJar();
    const open = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> => {
      const answer = await site.request(path, { headers: { ...headers, cookie: jar.headerFor(toUrl(path)) ?? '' } });
      if (keepsCookies) jar.store(toUrl(path), answer.headers.getSetCookie());
      return answer;
    };
    return {
      /** Opens a path of the site, without following a redirect. */
      open,
      /** Presses "Sign in" and returns the query at the account site. */
      start: async () => targetOf(await open('/sign-in')).searchParams,
      /** Opens a callback; `target` is where it redirects to. */
      call: async (query: Readonly<Record<string, string>>, path = '/', headers = {}) => {
        const answer = await open(`${path}?${new URLSearchParams(query).toString()}`, headers);
        const target = targetOf(answer);
        const heading = /<h1>(.*)<\/h1>/.exec(await answer.text())?.[1] ?? '';
        const redirected = target.host.startsWith('account.') ? 'OwnSignIn' : 'SignedIn';
        const outcome = outcomes.get(heading) ?? redirected;
        return { outcome, target, cookies: answer.headers.getSetCookie() };
      },
    };
  };
  return {
    browser: () => openBrowser(true),
    browserWithoutCookies: () => openBrowser(false),
    now: () => time,
    wait: (ms: number) => {
      time += ms;
    },
  };
};

/** Opens the first site that uses OAuth, or the first that does not. */
export const openPartyThat = (usesOAuth: boolean): ReturnType<typeof openParty> => {
  const party = relyingParties().find((one) => one.usesOAuth === usesOAuth);
  if (party === undefined) throw new Error('no such site');
  return openParty(party);
};

/** The state of a sign-in that this browser starts. */
export const startedState = async (browser: { readonly start: () => Promise<URLSearchParams> }): Promise<string> =>
  (await browser.start()).get('state') ?? '';
