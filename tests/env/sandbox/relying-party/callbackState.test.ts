import { describe, expect, it } from 'vitest';
import { relyingParties, type RelyingParty } from '#env/sandbox/relying-party/relyingParties.ts';
import { makePartySite, makeSiteThat, outcomeOf, startedState } from './partySite.ts';

const makeSite = () => makeSiteThat(true);
const withOAuth = relyingParties().filter(({ usesOAuth }) => usesOAuth);
const withoutOAuth = relyingParties().filter(({ usesOAuth }) => !usesOAuth);

describe('a callback without a valid state', () => {
  it.each(withOAuth)('starts a sign-in for its own path, as "Sign in" does: $host', async (party: RelyingParty) => {
    const browser = makePartySite(party).browser();
    const pressed = await browser.start();
    const { outcome, target } = await browser.call({ code: 'any' }, party.home);
    expect(outcome).toBe('OwnSignIn');
    expect([...target.searchParams.keys()]).toEqual([...pressed.keys()]);
    expect(target.searchParams.get('redirect_uri')).toBe(pressed.get('redirect_uri'));
    expect(target.searchParams.get('state')).not.toBe(pressed.get('state'));
  });

  it.each(withoutOAuth)('is accepted by a site that uses no state: $host', async (party: RelyingParty) => {
    const { outcome } = await makePartySite(party).browser().call({ code: 'any' }, party.home);
    expect(outcome).toBe('SignedIn');
  });

  it('does not redirect a browser that keeps no cookies again: the started sign-in comes back as another browser', async () => {
    const browser = makeSite().browserWithoutCookies();
    const { outcome, target } = await browser.call({ code: 'any' });
    expect(outcome).toBe('OwnSignIn');
    const state = target.searchParams.get('state') ?? '';
    expect(await outcomeOf(browser, { code: 'any', state })).toBe('Failed');
    expect(await outcomeOf(browser, { error: 'access_denied', state })).toBe('Failed');
  });
});

describe('what a relying party remembers of a browser', () => {
  it('is a sign-in that goes on, however many were completed since', async () => {
    const browser = makeSite().browser();
    const state = await startedState(browser);
    for (let completed = 0; completed < 25; completed += 1)
      expect(await outcomeOf(browser, { code: 'any', state: await startedState(browser) })).toBe('SignedIn');
    expect(await outcomeOf(browser, { code: 'any', state })).toBe('SignedIn');
  });

  it('is the newest twenty sign-ins that go on, and a used one while there is room', async () => {
    const browser = makeSite().browser();
    const states: string[] = [];
    for (let started = 0; started < 21; started += 1) states.push(await startedState(browser));
    const [forgotten = '', oldest = ''] = states;
    expect(await outcomeOf(browser, { code: 'any', state: forgotten })).toBe('Failed');
    expect(await outcomeOf(browser, { code: 'any', state: oldest })).toBe('SignedIn');
    expect(await outcomeOf(browser, { code: 'any', state: oldest })).toBe('OwnSignIn');
  });

  it('is right after two tabs have completed their sign-ins at the same time', async () => {
    const browser = makeSite().browser();
    const states = [await startedState(browser), await startedState(browser)];
    const bothTabs = () => Promise.all(states.map((state) => outcomeOf(browser, { code: 'any', state })));
    expect(await bothTabs()).toEqual(['SignedIn', 'SignedIn']);
    expect((await bothTabs()).toSorted()).toEqual(['Failed', 'OwnSignIn']);
  });

  it('is one browser for two tabs that start a sign-in at once from a page of the site', async () => {
    const browser = makeSite().browser();
    await browser.open('/');
    const states = await Promise.all([startedState(browser), startedState(browser)]);
    for (const state of states) expect(await outcomeOf(browser, { code: 'any', state })).toBe('SignedIn');
  });

  it('is found by a cookie that no other host of the domain can plant', async () => {
    const [line = ''] = (await makeSite().browser().call({ code: 'any' })).cookies;
    expect(line).toMatch(/^__Host-party_browser=[\w-]{24};/);
    for (const attribute of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax'])
      expect(line.split('; ')).toContain(attribute);
    expect(line).not.toContain('Domain');
  });

  it('is no session: each sign-in gets a new session id', async () => {
    const browser = makeSite().browser();
    const sessionId = async (): Promise<string | undefined> => {
      const { cookies } = await browser.call({ code: 'any', state: await startedState(browser) });
      return cookies.map((line) => /^party_session=([\w-]{24});/.exec(line)?.[1]).find((id) => id !== undefined);
    };
    const [first, second] = [await sessionId(), await sessionId()];
    expect(first).toBeDefined();
    expect(second).not.toBe(first);
  });
});

it.each(['', ' '])('a parameter with the value %j in a callback is no state, no code and no error', async (empty) => {
  expect((await makeSite().browser().call({ code: 'any', state: empty })).outcome).toBe('OwnSignIn');
  const browser = makeSite().browser();
  const answer = { code: 'any', state: await startedState(browser), error: empty };
  expect(await outcomeOf(browser, answer)).toBe('SignedIn');
  expect(await outcomeOf(browser, answer)).toBe('OwnSignIn');
  for (const usesOAuth of [true, false]) {
    const query = new URLSearchParams({ code: empty, error: empty, state: 'any' }).toString();
    const page = await makeSiteThat(usesOAuth).browser().open(`/?${query}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('You are not signed in here.')]);
  }
  const site = makeSiteThat(false);
  const { outcome } = await site.browser().call({ code: 'any', state: empty, error: empty });
  expect([outcome, site.exchanged()]).toEqual(['SignedIn', ['code=any']]);
});
