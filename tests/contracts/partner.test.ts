import { afterEach, describe, expect, it, vi } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { accountHost, launchpadHost } from '#env/sandbox/hosts.ts';
import { callLocalhost } from '#tests/wire/callLocalhost.ts';
import { continueSession, openOffer, openPage, personal } from '#tests/wire/relyingPartyClient.ts';
import { setUpPartners } from './setUpPartners.ts';

const partners = setUpPartners();
const { sandbox, browser, sites, returnWith, exchanges, begin, codeOf, signInWith } = partners;
afterEach(() => void vi.useRealTimers());

const signedInAs = (name: string) => ({ status: 200, text: ` Partner Signed in as ${name} Sign out ` });
const signedIn = signedInAs(personal.email);
const denied = { status: 200, text: 'Nobody signed in: access_denied' };
const notBegun = { status: 400, text: 'This browser began no such sign-in.' };
const refused = { status: 400, text: 'The code was not exchanged. Try again.' };

/** The cookies of the browser at the scripted site, and whether the site offers "Sign in" to a browser with them. */
const keptCookies = (): string => browser().jar.headerFor(new URL(sites.scripted)) ?? '';
const offersSignIn = async (cookie: string): Promise<boolean> => {
  const answer = await callLocalhost(new Request(sites.scripted, { headers: { cookie } }));
  return (await answer.text()).includes('>Sign in<');
};

describe('the smallest correct partner', () => {
  it('lets the browser load ahead the very link of "Sign in", which is younger than ten minutes', async () => {
    const { page, headers, link, rules } = await openOffer(browser(), sites.plain);
    expect(link.origin).toBe(sandbox().origin(accountHost(mainBrand)));
    expect(rules).toEqual({ prerender: [{ urls: [link.href], eagerness: 'moderate' }] });
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'inline-speculation-rules'");
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toContain('<meta http-equiv="refresh" content="600">');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('makes another state and challenge whenever it offers "Sign in", and keeps each for an hour in a cookie that only it can set', async () => {
    const [one, other] = [await openOffer(browser(), sites.plain), await openOffer(browser(), sites.plain)];
    for (const name of ['state', 'code_challenge'])
      expect(one.link.searchParams.get(name)).not.toBe(other.link.searchParams.get(name));
    const kept = /^__Host-begun_\d{13}-[\w-]{43}=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/;
    expect(other.headers.getSetCookie()).toEqual([expect.stringMatching(kept)]);
  });

  it('keeps the newest twenty sign-ins that the tabs of a browser have begun', async () => {
    const states: string[] = [];
    while (states.length < 22) states.push((await begin()).state);
    states.sort();
    const cookies = browser().jar.headerFor(new URL(sites.plain)) ?? '';
    expect(states.map((state) => cookies.includes(state))).toEqual(states.map((_, at) => at >= 2));
    const error = 'access_denied';
    expect(await returnWith({ error, state: states[1] ?? '' })).toEqual(notBegun);
    for (const state of states.slice(2)) expect(await returnWith({ error, state })).toEqual(denied);
  });

  it('signs a person in, by one call, and takes no state twice', async () => {
    const { request, state } = await begin();
    const answer = { code: await codeOf(request), state };
    expect(await returnWith(answer)).toEqual(signedIn);
    expect(await returnWith(answer)).toEqual(notBegun);
    expect(exchanges()).toBe(1);
  });

  it('refuses the code of another sign-in, which has another challenge, and spends the state, also where no answer comes', async () => {
    partners.breakExchange();
    for (const at of [sites.plain, sites.scripted]) {
      const answer = { code: await codeOf((await begin(at)).request), state: (await begin(at)).state };
      expect(await returnWith(answer, at)).toEqual(refused);
      expect(await returnWith(answer, at)).toEqual(notBegun);
    }
  });

  it('knows a person by the subject of the token, whatever the email', async () => {
    await signInWith({ sub: 'p1', email: 'ada@old.test' });
    const [another, elsewhere] = [sandbox().browser(), sandbox().browser()];
    expect(await signInWith({ sub: 'p2', email: 'ada@old.test' }, another)).toEqual(signedInAs('ada@old.test'));
    await signInWith({ sub: 'p1', email: '<i>&@new.test' }, elsewhere);
    expect(await openPage(browser(), sites.scripted)).toMatchObject(signedInAs('&lt;i>&amp;@new.test'));
    expect(await openPage(another, sites.scripted)).toMatchObject(signedInAs('ada@old.test'));
    for (const claims of [{ email: 'ada@old.test' }, { sub: 1 }])
      expect(await signInWith(claims, sandbox().browser())).toEqual(refused);
  });

  it('ends a session after 12 hours, or with the next sign-in of its browser, whatever that keeps', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { state } = await begin(sites.scripted);
    await signInWith({ sub: 'p2', email: { of: 'p2' } });
    const first = keptCookies();
    const again = await returnWith({ code: 'code', state }, sites.scripted);
    expect([again, await offersSignIn(first)]).toEqual([signedInAs('[object Object]'), true]);
    const isOverAfter = (ms: number) => vi.advanceTimersByTime(ms) && offersSignIn(keptCookies());
    expect([await isOverAfter(12 * 3_600_000 - 1), await isOverAfter(1)]).toEqual([false, true]);
  });

  it('signs out here and at the launchpad by its own form; one of another site brings no cookie, and ends nothing', async () => {
    await signInWith({ sub: 'p1', email: 'ada@new.test' });
    const cookie = keptCookies();
    const signOut = async (headers: HeadersInit) => {
      const answer = await callLocalhost(new Request(`${sites.scripted}/sign-out`, { method: 'POST', headers }));
      return [answer.headers.get('location'), answer.headers.getSetCookie()];
    };
    expect([await signOut({}), await offersSignIn(cookie)]).toEqual([['/', []], false]);
    const logOut = `${sandbox().origin(launchpadHost(mainBrand))}/logout?post_logout_redirect_uri=https://partner.test`;
    expect(await signOut({ cookie })).toEqual([logOut, [expect.stringContaining('__Host-session=; Max-Age=0;')]]);
    expect(await offersSignIn(cookie)).toBe(true);
  });

  it('answers every error as plain text that no browser takes for a page', async () => {
    partners.breakExchange();
    for (const path of ['/callback', '//', '/sign-out', '/callback?error=<b>&state=', '/callback?code=c&state=']) {
      const state = path.endsWith('=') ? (await begin(sites.scripted)).state : '';
      const { headers } = await browser().navigate(sites.scripted + path + state);
      const types = [headers.get('content-type'), headers.get('x-content-type-options')];
      expect(types).toEqual(['text/plain; charset=utf-8', 'nosniff']);
    }
  });

  it('refuses the code of a session that goes on, unless it trusts the other partners: then without the verifier', async () => {
    await codeOf((await begin()).request);
    for (const [at, page, count] of [
      [sites.plain, refused, 1],
      [sites.trusting, signedIn, 3],
    ] as const) {
      const { state } = await begin(at);
      expect(await returnWith({ code: await continueSession(sandbox(), browser()), state }, at)).toEqual(page);
      expect(exchanges()).toBe(count);
    }
  });

  it('exchanges no code with a wrong state, with none, in another browser, or after it has said that nobody signed in', async () => {
    const { request, state } = await begin();
    const [code, error] = [await codeOf(request), 'access_denied'];
    for (const answer of [{ code, state: 'wrong' }, { code }, { error, state: 'wrong' }])
      expect(await returnWith(answer)).toEqual(notBegun);
    expect(await returnWith({ code, state }, sites.plain, sandbox().browser())).toEqual(notBegun);
    expect(await returnWith({ error, state })).toEqual(denied);
    expect(await returnWith({ code, state })).toEqual(notBegun);
    expect(exchanges()).toBe(0);
  });

  it('takes no state from a cookie of another name, which a site beside the partner can set', async () => {
    browser().jar.store(new URL(sites.plain), ['x__Host-begun_planted=verifier']);
    expect([await returnWith({ code: 'code', state: 'planted' }), exchanges()]).toEqual([notBegun, 0]);
  });
});
