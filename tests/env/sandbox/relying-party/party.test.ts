import { describe, expect, it } from 'vitest';
import { relyingParties } from '#env/sandbox/relying-party/relyingParties.ts';
import { minute, openParty } from './partySite.ts';

type Browser = ReturnType<ReturnType<typeof openParty>['browser']>;
const outcomeOf = async (browser: Browser, state?: string): Promise<string> => (await browser.call(state)).outcome;
const stateIn = ({ searchParams }: URL): string => searchParams.get('state') ?? 'none';

const [signedIn, ownSignIn] = ['its home', 'its own sign-in'];
const [failed, denied] = ['Sign-in failed', 'You are not signed in'];

describe('a callback', () => {
  it('signs in with the state of any sign-in of its browser, once and within an hour', async () => {
    const { browser: open, wait } = openParty();
    const browser = open();
    const [first, second, third, late] = [1, 2, 3, 4].map(browser.begin);
    expect(await outcomeOf(browser, await second)).toBe(signedIn);
    await browser.open('/logout');
    expect(await outcomeOf(browser, await first)).toBe(signedIn);
    wait(60 * minute - 1);
    expect(await outcomeOf(browser, await third)).toBe(signedIn);
    expect(await outcomeOf(browser, await third)).toBe(ownSignIn);
    wait(minute);
    expect(await outcomeOf(browser, await late)).toBe(ownSignIn);
  });

  it('without a state starts a sign-in, whose state signs in, in that browser only, but not once more within a minute', async () => {
    const { browser: open, wait } = openParty();
    const browser = open();
    const { outcome, target } = await browser.call();
    expect(outcome).toBe(ownSignIn);
    expect(await outcomeOf(open(), stateIn(target))).toBe(failed);
    wait(minute - 1);
    expect([await outcomeOf(browser), await outcomeOf(open())]).toEqual([failed, ownSignIn]);
    wait(1);
    expect(await outcomeOf(browser)).toBe(ownSignIn);
    expect(await outcomeOf(browser, stateIn(target))).toBe(signedIn);
  });

  it('with the state of another browser, or of no sign-in, fails and spends nothing', async () => {
    const { browser: open } = openParty();
    const [browser, other] = [open(), open()];
    const state = await other.begin();
    expect([await outcomeOf(browser, state), await outcomeOf(browser, 'forged')]).toEqual([failed, failed]);
    expect((await browser.open(`/?error=access_denied&state=${state}`)).outcome).toBe(failed);
    expect(await outcomeOf(other, state)).toBe(signedIn);
  });

  it('starts no sign-in after an error, in a frame or ahead of a visit, and an error spends its state', async () => {
    const browser = openParty().browser();
    const framed = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };
    for (const said of [framed, { 'sec-purpose': 'prefetch' }])
      expect((await browser.open('/?code=any', said)).outcome).toBe(failed);
    for (const error of ['server_error', 'access_denied']) {
      const state = await browser.begin();
      expect((await browser.open(`/?error=${error}`)).outcome).toBe(failed);
      const { outcome } = await browser.open(`/?error=${error}&state=${state}`);
      expect(outcome).toBe(error === 'access_denied' ? denied : failed);
      expect(await outcomeOf(browser, state)).not.toBe(signedIn);
    }
  });
});

describe('a relying party', () => {
  it('remembers a browser in cookies that no other host can plant, that no script reads, and that expire', async () => {
    const browser = openParty().browser();
    const { cookies: own } = await browser.open('/?code=any');
    const { cookies: session } = await browser.call(await browser.begin());
    const attributes = '; Max-Age=7200; Path=/; HttpOnly; Secure; SameSite=Lax';
    for (const line of [...own, ...session])
      expect(line).toMatch(new RegExp(`^__Host-party_(own|session|started_[\\w-]{43})=[\\w.-]+${attributes}$`));
    const [ended] = (await browser.open('/logout')).cookies;
    expect(ended).toMatch(/^__Host-party_session=; Max-Age=0;/);
  });

  it.each([
    ['transfer.xe.localhost', '/sign-in?', 'ada@sandbox.test', 'create'],
    ['northbank.xe.localhost', '/sign-in?', 'ada@sandbox.test', 'login'],
    ['transfer.xe.localhost', '/?code=any&', null, null],
  ])('at %s%s takes the email %s and the prompt %s: anybody can link to a callback', async (host, path, ...taken) => {
    const query = 'login_hint=ada%40sandbox.test&prompt=create';
    const { searchParams } = (
      await openParty(host)
        .browser()
        .open(path + query)
    ).target;
    expect(['login_hint', 'prompt'].map((name) => searchParams.get(name))).toEqual(taken);
    expect(searchParams.has('state')).toBe(true);
  });

  it.each([
    ['navigate', 'document', 302],
    ['navigate', 'iframe', 403],
    ['no-cors', 'image', 403],
  ])('answers "Sign in" in the mode %s for a %s with %i, and keeps a state only in a tab', async (...row) => {
    const [mode, dest, status] = row;
    const answer = await openParty().browser().open('/sign-in', { 'sec-fetch-mode': mode, 'sec-fetch-dest': dest });
    expect([answer.status, answer.cookies.length]).toEqual([status, status === 302 ? 1 : 0]);
  });
});

describe('the page that offers "Sign in"', () => {
  const linkIn = (page: string): URL =>
    new URL((/href="(http[^"]*)">Sign in</.exec(page)?.[1] ?? 'no:link').replaceAll('&amp;', '&'));

  it.each(relyingParties())(
    'names the very link in a speculation rule, which its policy allows, and renews it: $host',
    async ({ host, home }) => {
      const { headers, page } = await openParty(host).browser().open(home);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none';.* script-src 'inline-speculation-rules'(;|$)/,
      );
      expect([headers.get('refresh'), headers.get('cache-control')]).toEqual(['600; url=/', 'no-store']);
      const rules = { prerender: [{ urls: [linkIn(page).href], eagerness: 'moderate' }] };
      expect(page).toContain(`<script type="speculationrules">${JSON.stringify(rules)}</script>`);
    },
  );

  it('begins a sign-in when it is rendered in a tab, and none in a frame or ahead of a visit', async () => {
    const browser = openParty().browser();
    expect(await outcomeOf(browser, stateIn(linkIn((await browser.open('/')).page)))).toBe(signedIn);
    for (const said of [{ 'sec-fetch-dest': 'iframe' }, { 'sec-purpose': 'prefetch;prerender' }]) {
      const { cookies, page } = await openParty().browser().open('/', said);
      expect([cookies, linkIn(page).href]).toEqual([[], 'no:link']);
    }
  });

  it('keeps the newest twenty sign-ins of a browser', async () => {
    const browser = openParty().browser();
    const states: string[] = [];
    while (states.length < 21) states.push(stateIn(linkIn((await browser.open('/')).page)));
    expect([await outcomeOf(browser, states[1]), await outcomeOf(browser, states[0])]).toEqual([signedIn, failed]);
  });
});
