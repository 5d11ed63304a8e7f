import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { accountHost, launchpadHost } from '#env/sandbox/hosts.ts';
import { listen, makeClose } from '#env/sandbox/listen.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { callLocalhost } from '#tests/wire/callLocalhost.ts';
import {
  continueSession,
  openOffer,
  openPage,
  personal,
  signInAtAccount,
  startSignIn,
} from '#tests/wire/relyingPartyClient.ts';
import { setUpEach, setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import type { WireFetch } from '#tests/wire/wireFetch.ts';

// Because: its calls pass the sandbox's own check, so each must be as the document of the launchpad describes it.
const sandbox = setUpSandbox();
const browser = setUpEach(async () => sandbox().browser());
let [site, trustingSite] = ['', ''];

beforeAll(async () => {
  const { makePartner }: { readonly makePartner: (parts: object) => Server } = await import(
    pathToFileURL(join(projectRoot, 'docs/partner.mjs')).href
  );
  const start = async (takesSessions: boolean) => {
    const server = makePartner({
      origin: 'https://partner.test',
      account: sandbox().origin(accountHost(mainBrand)),
      launchpad: sandbox().origin(launchpadHost(mainBrand)),
      takesSessions,
      send: (...call: Parameters<WireFetch>) => sandbox().send(new Request(...call)),
    });
    return [`http://partner.localhost:${await listen(server, 0)}`, makeClose(server)] as const;
  };
  const [[one, closeOne], [other, closeOther]] = [await start(false), await start(true)];
  [site, trustingSite] = [one, other];
  return () => Promise.all([closeOne(), closeOther()]);
});
beforeEach(() => sandbox().journal.clear());

const exchanges = (): number => sandbox().journal.list('/oauth2/token').length;
/** The query of a sign-in that the browser begins at the partner. */
const begin = async (at = site): Promise<URLSearchParams> => (await startSignIn(browser(), at)).searchParams;
const codeOf = (request: URLSearchParams): Promise<string> => signInAtAccount(sandbox(), browser(), mainBrand, request);
const stateOf = (request: URLSearchParams): string => request.get('state') ?? '';

/** Returns to the partner with an answer of the account site. */
const returnWith = async (answer: Readonly<Record<string, string>>, at = site, by = browser()) => {
  const { status, text } = await openPage(by, `${at}/callback?${new URLSearchParams(answer).toString()}`);
  return { status, text };
};

const signedIn = { status: 200, text: `Signed in as ${personal.email}` };
const denied = { status: 200, text: 'Nobody signed in: access_denied' };
const notBegun = { status: 400, text: 'This browser began no such sign-in.' };
const refused = { status: 400, text: 'The code was refused.' };

/** Opens the partner's page in tab after tab, and returns their states, the oldest first. */
const openTabs = async (count: number): Promise<ReadonlyArray<string>> => {
  const states: string[] = [];
  while (states.length < count) states.push(stateOf(await begin()));
  return states.toSorted();
};

describe('the smallest correct partner', () => {
  it('lets the browser load ahead the very link of "Sign in", which is younger than ten minutes', async () => {
    const { page, headers, link, rules } = await openOffer(browser(), site);
    expect(link.origin).toBe(sandbox().origin(accountHost(mainBrand)));
    expect(rules).toEqual({ prerender: [{ urls: [link.href], eagerness: 'moderate' }] });
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'inline-speculation-rules'");
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect([page.includes('<meta http-equiv="refresh" content="600">'), headers.get('cache-control')]).toEqual([
      true,
      'no-store',
    ]);
  });

  it('makes another state and challenge whenever it offers "Sign in", and keeps each for an hour in a cookie that only it can set', async () => {
    const [one, other] = [await openOffer(browser(), site), await openOffer(browser(), site)];
    for (const name of ['state', 'code_challenge'])
      expect(one.link.searchParams.get(name)).not.toBe(other.link.searchParams.get(name));
    const kept = /^__Host-begun_\d{13}-[\w-]{43}=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/;
    expect(other.headers.getSetCookie()).toEqual([expect.stringMatching(kept)]);
  });

  it('keeps the newest twenty sign-ins that the tabs of a browser have begun', async () => {
    const states = await openTabs(22);
    const cookies = browser().jar.headerFor(new URL(site)) ?? '';
    expect(states.map((state) => cookies.includes(state))).toEqual(states.map((_, at) => at >= 2));
    const error = 'access_denied';
    expect(await returnWith({ error, state: states[1] ?? '' })).toEqual(notBegun);
    for (const state of states.slice(2)) expect(await returnWith({ error, state })).toEqual(denied);
  });

  it('signs a person in, by one call, and takes no state twice', async () => {
    const request = await begin();
    const answer = { code: await codeOf(request), state: stateOf(request) };
    expect(await returnWith(answer)).toEqual(signedIn);
    expect(await returnWith(answer)).toEqual(notBegun);
    expect(exchanges()).toBe(1);
  });

  it('finishes each of two sign-ins that one browser has begun', async () => {
    const requests = [await begin(), await begin()];
    for (const request of requests)
      expect(await returnWith({ code: await codeOf(request), state: stateOf(request) })).toEqual(signedIn);
  });

  it('refuses the code of another sign-in, which has another challenge', async () => {
    const code = await codeOf(await begin());
    expect(await returnWith({ code, state: stateOf(await begin()) })).toEqual(refused);
  });

  it('refuses the code of a session that goes on, unless it trusts the other partners: then without the verifier', async () => {
    await codeOf(await begin());
    for (const [at, page, count] of [
      [site, refused, 1],
      [trustingSite, signedIn, 3],
    ] as const) {
      const state = stateOf(await begin(at));
      expect(await returnWith({ code: await continueSession(sandbox(), browser()), state }, at)).toEqual(page);
      expect(exchanges()).toBe(count);
    }
  });

  it('exchanges no code with a wrong state, with none, in another browser, or after it has said that nobody signed in', async () => {
    const request = await begin();
    const [code, state, error] = [await codeOf(request), stateOf(request), 'access_denied'];
    for (const answer of [{ code, state: 'wrong' }, { code }, { error, state: 'wrong' }])
      expect(await returnWith(answer)).toEqual(notBegun);
    expect(await returnWith({ code, state }, site, sandbox().browser())).toEqual(notBegun);
    expect(await returnWith({ error, state })).toEqual(denied);
    expect(await returnWith({ code, state })).toEqual(notBegun);
    expect(exchanges()).toBe(0);
  });

  it('takes no state from a cookie of another name, which a site beside the partner can set', async () => {
    const headers = { cookie: 'x__Host-begun_planted=verifier' };
    const answer = await callLocalhost(new Request(`${site}/callback?code=code&state=planted`, { headers }));
    expect([await answer.text(), exchanges()]).toEqual([notBegun.text, 0]);
  });
});
