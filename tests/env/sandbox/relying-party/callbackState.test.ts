import { describe, expect, it } from 'vitest';
import { minute, openParty } from './partySite.ts';

const stateOf = (query: URLSearchParams): string => query.get('state') ?? '';

type Browser = ReturnType<ReturnType<typeof openParty>['browser']>;
const begun = async (browser: Browser): Promise<string> => stateOf(await browser.start());
const call = (browser: Browser, state = '') => browser.call({ code: 'any', state });
const outcomeOf = async (browser: Browser, state?: string): Promise<string> => (await call(browser, state)).outcome;

const [signedIn, ownSignIn] = ['its home', 'its own sign-in'];
const [failed, denied] = ['Sign-in failed', 'You are not signed in'];

describe('a callback', () => {
  it('signs in with the state of any sign-in of its browser, once and within an hour', async () => {
    const { browser: open, wait } = openParty();
    const browser = open();
    const [first, second, third, late] = [1, 2, 3, 4].map(() => begun(browser));
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
    const { outcome, target } = await call(browser);
    expect(outcome).toBe(ownSignIn);
    expect(await outcomeOf(open(), stateOf(target.searchParams))).toBe(failed);
    wait(minute - 1);
    expect([await outcomeOf(browser), await outcomeOf(open())]).toEqual([failed, ownSignIn]);
    wait(1);
    expect(await outcomeOf(browser)).toBe(ownSignIn);
    expect(await outcomeOf(browser, stateOf(target.searchParams))).toBe(signedIn);
  });

  it('with the state of another browser, or of no sign-in, fails and spends nothing', async () => {
    const { browser: open } = openParty();
    const [browser, other] = [open(), open()];
    const state = await begun(other);
    expect([await outcomeOf(browser, state), await outcomeOf(browser, 'forged')]).toEqual([failed, failed]);
    expect((await browser.call({ error: 'access_denied', state })).outcome).toBe(failed);
    expect(await outcomeOf(other, state)).toBe(signedIn);
  });

  it('starts no sign-in after an error, in a frame or ahead of a visit, and an error spends its state', async () => {
    const browser = openParty().browser();
    const framed = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };
    for (const said of [framed, { 'sec-purpose': 'prefetch' }])
      expect((await browser.call({ code: 'any' }, '/', said)).outcome).toBe(failed);
    for (const error of ['server_error', 'access_denied']) {
      const state = await begun(browser);
      expect((await browser.call({ error })).outcome).toBe(failed);
      expect((await browser.call({ error, state })).outcome).toBe(error === 'access_denied' ? denied : failed);
      expect(await outcomeOf(browser, state)).not.toBe(signedIn);
    }
  });
});

describe('a relying party', () => {
  it('remembers a browser in cookies that no other host can plant, that no script reads, and that expire', async () => {
    const browser = openParty().browser();
    const { cookies: own } = await browser.call({ code: 'any' });
    const { cookies: session } = await call(browser, await begun(browser));
    const attributes = '; Max-Age=7200; Path=/; HttpOnly; Secure; SameSite=Lax';
    for (const line of [...own, ...session])
      expect(line).toMatch(new RegExp(`^__Host-party_(own|session|started_[\\w-]{43})=[\\w.-]+${attributes}$`));
    const [ended] = (await browser.open('/logout')).headers.getSetCookie();
    expect(ended).toMatch(/^__Host-party_session=; Max-Age=0;/);
  });

  it('takes an email for the account site at "Sign in", and a prompt unless it takes no session', async () => {
    const prompts = { 'transfer.xe.localhost': 'create', 'northbank.xe.localhost': 'login' };
    for (const [host, prompt] of Object.entries(prompts)) {
      const answer = await openParty(host).browser().open('/sign-in?login_hint=ada%40sandbox.test&prompt=create');
      const { searchParams } = new URL(answer.headers.get('location') ?? '');
      expect([searchParams.get('login_hint'), searchParams.get('prompt')]).toEqual(['ada@sandbox.test', prompt]);
    }
  });

  it('takes neither from a callback, which anybody can link to', async () => {
    const sent = { code: 'any', login_hint: 'eve@sandbox.test', prompt: 'create' };
    const { searchParams } = (await openParty().browser().call(sent)).target;
    const has = ['login_hint', 'prompt', 'state'].map((name) => searchParams.has(name));
    expect(has).toEqual([false, false, true]);
  });

  it.each([
    ['navigate', 'document', 302],
    ['navigate', 'iframe', 403],
    ['no-cors', 'image', 403],
  ])('answers "Sign in" in the mode %s for a %s with %i, and keeps a state only in a tab', async (...row) => {
    const [mode, dest, status] = row;
    const answer = await openParty().browser().open('/sign-in', { 'sec-fetch-mode': mode, 'sec-fetch-dest': dest });
    expect([answer.status, answer.headers.getSetCookie().length]).toEqual([status, status === 302 ? 1 : 0]);
  });
});
