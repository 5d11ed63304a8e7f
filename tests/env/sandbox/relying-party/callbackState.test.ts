import { describe, expect, it } from 'vitest';
import { relyingParties, type RelyingParty } from '#env/sandbox/relying-party/relyingParties.ts';
import { openParty, openPartyThat, startedState } from './partySite.ts';

const withOAuth = relyingParties().filter(({ usesOAuth }) => usesOAuth);

describe('a callback without a valid state', () => {
  it.each(withOAuth)('starts a sign-in, as "Sign in" does: $host', async (party: RelyingParty) => {
    const browser = openParty(party).browser();
    const pressed = await browser.start();
    const { outcome, target } = await browser.call({ code: 'any' }, party.home);
    expect(outcome).toBe('OwnSignIn');
    expect([...target.searchParams.keys()]).toEqual([...pressed.keys()]);
    expect(target.searchParams.get('redirect_uri')).toBe(pressed.get('redirect_uri'));
    expect(target.searchParams.get('state')).not.toBe(pressed.get('state'));
  });

  it('does not redirect a browser that keeps no cookies again: the started sign-in comes back as another browser', async () => {
    const browser = openPartyThat(true).browserWithoutCookies();
    const { outcome, target } = await browser.call({ code: 'any' });
    expect(outcome).toBe('OwnSignIn');
    const state = target.searchParams.get('state') ?? '';
    expect((await browser.call({ code: 'any', state })).outcome).toBe('Failed');
    expect((await browser.call({ error: 'access_denied', state })).outcome).toBe('Failed');
  });
});

it('what a site remembers of a browser is in cookies that no other host of the domain can plant, that no script reads, and that expire; a sign-out removes the session', async () => {
  const browser = openPartyThat(true).browser();
  const { cookies: own } = await browser.call({ code: 'any' });
  const sessionOf = async (): Promise<ReadonlyArray<string>> =>
    (await browser.call({ code: 'any', state: await startedState(browser) })).cookies;
  const [first, second] = [await sessionOf(), await sessionOf()];
  const attributes = '; Max-Age=7200; Path=/; HttpOnly; Secure; SameSite=Lax';
  for (const line of [...own, ...first, ...second])
    expect(line).toMatch(new RegExp(`^__Host-party_(own|session|started_[\\w-]{43})=[\\w.-]+${attributes}$`));
  expect(new Set([first.at(-1), second.at(-1)]).size).toBe(2);
  const [ended] = (await browser.open('/logout')).headers.getSetCookie();
  expect(ended).toMatch(/^__Host-party_session=; Max-Age=0;/);
});

it.each(['', ' '])('a parameter with the value %j in a callback is no state, no code and no error', async (empty) => {
  const browser = openPartyThat(true).browser();
  expect((await browser.call({ code: 'any', state: empty })).outcome).toBe('OwnSignIn');
  const answer = { code: 'any', state: await startedState(browser), error: empty };
  expect((await browser.call(answer)).outcome).toBe('SignedIn');
  expect((await openPartyThat(false).browser().call({ code: 'any', state: empty })).outcome).toBe('SignedIn');
  const page = await openPartyThat(true)
    .browser()
    .open(`/?${new URLSearchParams({ code: empty, error: empty }).toString()}`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('You are not signed in here.')]);
});

it('the address of "Sign in" takes an email and a prompt for the account site', async () => {
  const answer = await openPartyThat(true).browser().open('/sign-in?login_hint=ada%40sandbox.test&prompt=login');
  const { searchParams } = new URL(answer.headers.get('location') ?? '');
  expect([searchParams.get('login_hint'), searchParams.get('prompt')]).toEqual(['ada@sandbox.test', 'login']);
});

it.each([
  ['navigate', 'document', 302],
  ['navigate', 'iframe', 403],
  ['navigate', 'object', 403],
  ['no-cors', 'image', 403],
  ['cors', 'document', 403],
  ['cors', 'empty', 403],
])(
  '"Sign in" in the mode %s for a %s is answered with %i, and keeps a state only in a tab',
  async (mode, dest, status) => {
    const headers = { 'sec-fetch-mode': mode, 'sec-fetch-dest': dest };
    const answer = await openPartyThat(true).browser().open('/sign-in', headers);
    expect([answer.status, answer.headers.getSetCookie().length]).toEqual([status, status === 302 ? 1 : 0]);
  },
);
