import { describe, expect, it } from 'vitest';
import { relyingParties } from '#env/sandbox/relying-party/relyingParties.ts';
import { minute, openParty } from './partySite.ts';

const withOAuth = relyingParties().filter(({ usesOAuth }) => usesOAuth);

const stateOf = (query: URLSearchParams): string => query.get('state') ?? '';

type Browser = ReturnType<ReturnType<typeof openParty>['browser']>;
const begun = async (browser: Browser): Promise<string> => stateOf(await browser.start());
const call = (browser: Browser, state = '') => browser.call({ code: 'any', state });
const outcomeOf = async (browser: Browser, state?: string): Promise<string> => (await call(browser, state)).outcome;

describe('a callback', () => {
  it('signs in with the state of any sign-in of its browser, once and within an hour', async () => {
    const { browser: open, wait } = openParty();
    const browser = open();
    const [first, second, third, late] = [1, 2, 3, 4].map(() => begun(browser));
    expect(await outcomeOf(browser, await second)).toBe('SignedIn');
    await browser.open('/logout');
    expect(await outcomeOf(browser, await first)).toBe('SignedIn');
    wait(60 * minute - 1);
    expect(await outcomeOf(browser, await third)).toBe('SignedIn');
    expect(await outcomeOf(browser, await third)).toBe('OwnSignIn');
    wait(minute);
    expect(await outcomeOf(browser, await late)).toBe('OwnSignIn');
  });

  it('without a state starts a sign-in, whose state signs in, but not once more within a minute', async () => {
    const { browser: open, wait } = openParty();
    const browser = open();
    const { outcome, target } = await call(browser);
    expect(outcome).toBe('OwnSignIn');
    wait(minute - 1);
    expect([await outcomeOf(browser), await outcomeOf(open())]).toEqual(['Failed', 'OwnSignIn']);
    wait(1);
    expect(await outcomeOf(browser)).toBe('OwnSignIn');
    expect(await outcomeOf(browser, stateOf(target.searchParams))).toBe('SignedIn');
  });

  it('with the state of another browser, or of no sign-in, fails and spends nothing', async () => {
    const { browser: open } = openParty();
    const [browser, other] = [open(), open()];
    const state = await begun(other);
    expect([await outcomeOf(browser, state), await outcomeOf(browser, 'forged')]).toEqual(['Failed', 'Failed']);
    expect(await outcomeOf(other, state)).toBe('SignedIn');
  });

  it('starts no sign-in after an error or in a frame, and an error spends its state', async () => {
    const browser = openParty().browser();
    const framed = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };
    expect((await browser.call({ code: 'any' }, '/', framed)).outcome).toBe('Failed');
    for (const error of ['server_error', 'access_denied']) {
      const state = await begun(browser);
      expect((await browser.call({ error })).outcome).toBe('Failed');
      expect((await browser.call({ error, state })).outcome).toBe(error === 'access_denied' ? 'Denied' : 'Failed');
      expect(await outcomeOf(browser, state)).not.toBe('SignedIn');
    }
  });
});

describe('a callback without a valid state', () => {
  it.each(withOAuth)('starts a sign-in, as "Sign in" does: $host', async ({ host, home }) => {
    const browser = openParty(host).browser();
    const pressed = await browser.start();
    const { outcome, target } = await browser.call({ code: 'any' }, home);
    expect(outcome).toBe('OwnSignIn');
    expect([...target.searchParams.keys()]).toEqual([...pressed.keys()]);
    expect(target.searchParams.get('redirect_uri')).toBe(pressed.get('redirect_uri'));
    for (const name of ['state', 'code_challenge']) expect(target.searchParams.get(name)).not.toBe(pressed.get(name));
  });

  it('does not redirect a browser that keeps no cookies again: the started sign-in comes back as another browser', async () => {
    const browser = openParty().browser({ keepsCookies: false });
    const { outcome, target } = await browser.call({ code: 'any' });
    expect(outcome).toBe('OwnSignIn');
    for (const answer of [{ code: 'any' }, { error: 'access_denied' }])
      expect((await browser.call({ ...answer, state: stateOf(target.searchParams) })).outcome).toBe('Failed');
  });
});

describe('a relying party', () => {
  it('remembers a browser in cookies that no other host of the domain can plant, that no script reads, and that expire; a sign-out removes the session', async () => {
    const browser = openParty().browser();
    const { cookies: own } = await browser.call({ code: 'any' });
    const sessionOf = async (): Promise<ReadonlyArray<string>> => (await call(browser, await begun(browser))).cookies;
    const [first, second] = [await sessionOf(), await sessionOf()];
    const attributes = '; Max-Age=7200; Path=/; HttpOnly; Secure; SameSite=Lax';
    for (const line of [...own, ...first, ...second])
      expect(line).toMatch(new RegExp(`^__Host-party_(own|session|started_[\\w-]{43})=[\\w.-]+${attributes}$`));
    expect(new Set([first.at(-1), second.at(-1)]).size).toBe(2);
    const [ended] = (await browser.open('/logout')).headers.getSetCookie();
    expect(ended).toMatch(/^__Host-party_session=; Max-Age=0;/);
  });

  it.each(['', ' '])('takes a parameter with the value %j for no state, no code and no error', async (empty) => {
    const browser = openParty().browser();
    expect((await browser.call({ code: 'any', state: empty })).outcome).toBe('OwnSignIn');
    const answer = { code: 'any', state: await begun(browser), error: empty };
    expect((await browser.call(answer)).outcome).toBe('SignedIn');
    const other = openParty('transfer.britline.localhost').browser();
    expect((await other.call({ code: 'any', state: empty })).outcome).toBe('SignedIn');
    const page = await openParty().browser().open(`/?code=${empty}&error=${empty}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('You are not signed in here.')]);
  });

  it('takes an email and a prompt for the account site at "Sign in"', async () => {
    const answer = await openParty().browser().open('/sign-in?login_hint=ada%40sandbox.test&prompt=login');
    const { searchParams } = new URL(answer.headers.get('location') ?? '');
    expect([searchParams.get('login_hint'), searchParams.get('prompt')]).toEqual(['ada@sandbox.test', 'login']);
  });

  it.each([
    ['navigate', 'document', 302],
    ['navigate', 'iframe', 403],
    ['no-cors', 'image', 403],
    ['cors', 'document', 403],
  ])('answers "Sign in" in the mode %s for a %s with %i, and keeps a state only in a tab', async (...row) => {
    const [mode, dest, status] = row;
    const answer = await openParty().browser().open('/sign-in', { 'sec-fetch-mode': mode, 'sec-fetch-dest': dest });
    expect([answer.status, answer.headers.getSetCookie().length]).toEqual([status, status === 302 ? 1 : 0]);
  });
});
