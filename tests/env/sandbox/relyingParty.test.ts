import { beforeEach, describe, expect, it } from 'vitest';
import type { Brand } from '#domain/brand/brand.ts';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { launchpadHost, transferHost } from '#env/sandbox/hosts.ts';
import { relyingParties, type RelyingParty } from '#env/sandbox/relying-party/relyingParties.ts';
import { continueSession, openPage, personal, signInAtAccount, startSignIn } from '#tests/wire/relyingPartyClient.ts';
import { setUpEach, setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();
beforeEach(() => sandbox().control('POST', '/api/reset'));
const browser = setUpEach(async () => sandbox().browser());

const siteOf = (brand: Brand): string => sandbox().origin(transferHost(brand));
const site = (): string => siteOf(mainBrand);
const returnWith = (query: Readonly<Record<string, string>>, to = site()) =>
  openPage(browser(), `${to}/?${new URLSearchParams(query)}`);

/** Signs in at the account site, and opens the page to which the app then redirects the browser. */
const signIn = async ({ host, brand }: Pick<RelyingParty, 'host' | 'brand'>, login = personal) => {
  const { searchParams: signInRequest } = await startSignIn(browser(), sandbox().origin(host));
  const code = await signInAtAccount(sandbox(), browser(), { brand, signInRequest, login });
  const answer = new URL(signInRequest.get('redirect_uri') ?? '');
  answer.searchParams.set('code', code);
  answer.searchParams.set('state', signInRequest.get('state') ?? '');
  return openPage(browser(), answer.href);
};
const signInAt = (brand: Brand, login = personal) => signIn({ host: transferHost(brand), brand }, login);

/** Starts a sign-in at a party, and comes back with the code of the session that the browser has by then. */
const returnWithSessionCode = async (host: string) => {
  const to = sandbox().origin(host);
  const { searchParams } = await startSignIn(browser(), to);
  const code = await continueSession(sandbox(), browser());
  return returnWith({ code, state: searchParams.get('state') ?? '' }, to);
};

describe('a relying party', () => {
  it.each(relyingParties())('signs in at $host, shows the person, and has checked all that it can', async (party) => {
    const page = await signIn(party);
    expect(page.heading).toBe('Signed in');
    expect(page.text).toContain(`${personal.email} Personal Checks Code exchanged`);
    const checks = ['State checked', 'Proof key (PKCE) checked'];
    expect(checks.map((check) => page.text.includes(check))).toEqual([party.usesOAuth, party.usesOAuth]);
    expect((await openPage(browser(), sandbox().origin(party.host))).heading).toBe('Signed in');
  });

  it.each(brands)('makes a new state and challenge for each sign-in, for the main brand only: $key', async (brand) => {
    const [one, other] = [await startSignIn(browser(), siteOf(brand)), await startSignIn(browser(), siteOf(brand))];
    const names = ['state', 'code_challenge', 'code_challenge_method'];
    expect(names.map((name) => one.searchParams.has(name))).toEqual(names.map(() => brand.capturesOAuth));
    expect(one.searchParams.get('state') !== other.searchParams.get('state')).toBe(brand.capturesOAuth);
  });

  it.each(brands)('ends the session at $key on "Sign out"', async (brand) => {
    await signInAt(brand);
    const status = async (): Promise<unknown> =>
      (await browser().navigate(`${sandbox().origin(launchpadHost(brand))}/authentication/status?site=account`)).json();
    expect(await status()).toEqual({ authenticationResult: { success: true } });
    expect((await openPage(browser(), `${siteOf(brand)}/sign-out`)).text).toContain('You are not signed in here.');
    expect(await status()).toEqual({ authenticationResult: { success: false } });
  });

  it('redirects only to a relying party after a sign-out', async () => {
    const logout = `${sandbox().origin(launchpadHost(mainBrand))}/logout?post_logout_redirect_uri=`;
    for (const address of ['https://evil.test', `${site()}@evil.test`, 'javascript:alert(1)'])
      expect((await browser().navigate(logout + encodeURIComponent(address))).headers.get('location')).toBeNull();
  });

  it('can be signed out by the account site, which can read the answer', async () => {
    await signInAt(mainBrand);
    const answer = await browser().accountFetch(mainBrand)(`${site()}/logout`, { credentials: 'include' });
    expect(answer.status).toBe(204);
    expect((await openPage(browser(), site())).text).toContain('You are not signed in here.');
  });

  it('has a strict content-security policy and links to the password change', async () => {
    const answer = await browser().navigate(`${site()}/settings`);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(await answer.text()).toContain(`href="${sandbox().origin('account.xe.localhost')}/change-password"`);
  });

  it.each([
    ...relyingParties().map(({ host, brand }) => [host, host.startsWith('northbank') ? 'Lora' : brand.headingFace]),
    ...brands.map((brand) => [launchpadHost(brand), brand.headingFace]),
  ])('has one sheet and one face for all text, as the provider of the brand has: %s %s', async (host, face) => {
    const style = await (await sandbox().fetchAt(host, '/pages.css')).text();
    expect(style).toMatch(new RegExp(`^@font-face\\{font-family:'${face}';src:url\\(/face\\.woff2\\)`));
    expect(style).toContain('font: 1rem/1.5 var(--face);');
    const file = await (await sandbox().fetchAt(host, '/face.woff2')).arrayBuffer();
    expect(Buffer.from(file).toString('latin1', 0, 4)).toBe('wOF2');
  });
});

describe('the answer that a relying party gets', () => {
  it('says that nobody signed in, which is no failure, or why not', async () => {
    const state = (await startSignIn(browser(), site())).searchParams.get('state') ?? '';
    const forged = await returnWith({ error: 'access_denied', state: 'forged' });
    expect([forged.status, forged.heading]).toEqual([400, 'Sign-in failed']);
    expect(forged.text).toContain('The answer belongs to no sign-in that goes on in this browser.');
    const unknown = await returnWith({ error: 'interaction_required', state });
    expect([unknown.status, unknown.heading]).toEqual([200, 'Sign-in failed']);
    expect(unknown.text).toContain('The account site answered: interaction_required');
    const denied = await returnWith({ error: 'access_denied', state });
    expect([denied.status, denied.heading]).toEqual([200, 'You are not signed in']);
  });

  it.each([
    ['of another sign-in', 'code_verifier does not match', []],
    ['of a sign-in without the challenge', 'No code_challenge was given', ['code_challenge', 'code_challenge_method']],
  ])('is refused with the code %s', async (_what, reason, removed) => {
    const { searchParams: signInRequest } = await startSignIn(browser(), site());
    const { searchParams: own } = await startSignIn(browser(), site());
    removed.forEach((name) => signInRequest.delete(name));
    const code = await signInAtAccount(sandbox(), browser(), { brand: mainBrand, signInRequest });
    const page = await returnWith({ code, state: own.get('state') ?? '' });
    expect([page.status, page.heading]).toEqual([400, 'Sign-in failed']);
    expect(page.text).toContain(reason);
    expect((await openPage(browser(), site())).heading).not.toBe('Signed in');
  });

  it.each(relyingParties().filter(({ usesOAuth }) => usesOAuth))(
    'with the code of a session that goes on is exchanged without the verifier, but never by the bank: $host',
    async ({ host }) => {
      const takesSessions = !host.startsWith('northbank.');
      await signInAt(mainBrand);
      const before = sandbox().journal.list('/oauth2/token').length;
      const { heading, text } = await returnWithSessionCode(host);
      expect([heading, text.includes('PKCE')]).toEqual([takesSessions ? 'Signed in' : 'Sign-in failed', false]);
      expect(sandbox().journal.list('/oauth2/token').length - before).toBe(takesSessions ? 2 : 1);
      const { searchParams } = await startSignIn(browser(), sandbox().origin(host));
      expect(searchParams.get('prompt')).toBe(takesSessions ? null : 'login');
    },
  );
});
