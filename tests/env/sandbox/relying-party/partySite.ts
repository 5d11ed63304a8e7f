import * as E from 'fp-ts/Either';
import { relyingParties, type RelyingParty } from '#env/sandbox/relying-party/relyingParties.ts';
import { makeRelyingPartySite } from '#env/sandbox/relying-party/relyingPartySite.ts';
import { makeVisitors, type SignedIn } from '#env/sandbox/relying-party/visitors.ts';
import { makeCookieJar } from '#tests/wire/cookieJar.ts';

/** One minute in milliseconds. */
export const minute = 60_000;

/** What a site does with a callback. It starts a sign-in of its own, or shows why nobody signed in: an error, or a fault. */
export type CallbackOutcome = 'SignedIn' | 'OwnSignIn' | 'ErrorShown' | 'Failed';

const account = 'http://account.xe.localhost';

/** Makes one site on a clock of its own, whose launchpad accepts every code. */
export const makePartySite = (party: RelyingParty) => {
  let time = 1_000_000;
  const exchanged: string[] = [];
  const site = makeRelyingPartySite({
    party,
    visitors: makeVisitors(),
    origin: (host) => `http://${host}`,
    now: () => time,
    exchange: async ({ answer }) => {
      exchanged.push(answer.toString());
      return E.right<string, SignedIn>({ email: 'personal@sandbox.test', accountType: 'Personal', usedProofKey: true });
    },
  });
  const toUrl = (path: string): URL => new URL(path, `http://${party.host}`);
  const targetOf = (answer: Response): URL => toUrl(answer.headers.get('location') ?? '/not-redirected');

  const openBrowser = (keepsCookies: boolean) => {
    const jar = makeCookieJar();
    const open = async (path: string): Promise<Response> => {
      const cookie = jar.headerFor(toUrl(path));
      const answer = await site.request(toUrl(path).href, cookie === null ? {} : { headers: { cookie } });
      if (keepsCookies) jar.store(toUrl(path), answer.headers.getSetCookie());
      return answer;
    };
    return {
      /** Opens a path of the site, without following a redirect. */
      open,
      /** Presses "Sign in" and returns the query at the account site. */
      start: async () => targetOf(await open('/sign-in')).searchParams,
      /** Opens a callback; `target` is where it redirects to. */
      call: async (query: Readonly<Record<string, string>>, path = '/') => {
        const answer = await open(`${path}?${new URLSearchParams(query).toString()}`);
        const target = targetOf(answer);
        const refused = answer.ok ? 'ErrorShown' : 'Failed';
        const outcome: CallbackOutcome =
          target.origin === account ? 'OwnSignIn' : target.href === toUrl(path).href ? 'SignedIn' : refused;
        return { outcome, target, cookies: answer.headers.getSetCookie() };
      },
    };
  };
  return {
    browser: () => openBrowser(true),
    browserWithoutCookies: () => openBrowser(false),
    now: () => time,
    /** The queries whose code the site has exchanged. */
    exchanged: () => exchanged,
    wait: (ms: number) => {
      time += ms;
    },
  };
};

/** A browser at one site. */
type PartyBrowser = ReturnType<ReturnType<typeof makePartySite>['browser']>;

/** Makes the first site that uses OAuth, or the first that does not. */
export const makeSiteThat = (usesOAuth: boolean): ReturnType<typeof makePartySite> => {
  const party = relyingParties().find((one) => one.usesOAuth === usesOAuth);
  if (party === undefined) throw new Error('no such site');
  return makePartySite(party);
};

/** The state of a sign-in that this browser starts. */
export const startedState = async (browser: PartyBrowser): Promise<string> =>
  (await browser.start()).get('state') ?? '';

/** What the site does with a callback of this browser. */
export const outcomeOf = async (
  browser: PartyBrowser,
  query: Readonly<Record<string, string>>,
): Promise<CallbackOutcome> => (await browser.call(query)).outcome;
