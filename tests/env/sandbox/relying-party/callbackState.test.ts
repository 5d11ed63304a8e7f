import { describe, expect, it } from 'vitest';
import { relyingParties } from '#env/sandbox/relying-party/relyingParties.ts';
import { openParty } from './partySite.ts';

const withOAuth = relyingParties().filter(({ usesOAuth }) => usesOAuth);

const stateOf = (query: URLSearchParams): string => query.get('state') ?? '';

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
    const sessionOf = async (): Promise<ReadonlyArray<string>> =>
      (await browser.call({ code: 'any', state: stateOf(await browser.start()) })).cookies;
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
    const answer = { code: 'any', state: stateOf(await browser.start()), error: empty };
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
