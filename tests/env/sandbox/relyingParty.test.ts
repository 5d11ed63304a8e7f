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

/** Signs in at the account site, and opens the page to which the app then redirects the browser. */
const signIn = async ({ host, brand }: Pick<RelyingParty, 'host' | 'brand'>, login = personal) => {
  const { searchParams: signInRequest } = await startSignIn(browser(), sandbox().origin(host));
  const code = await signInAtAccount(sandbox(), browser(), { brand, signInRequest, login });
  const state = signInRequest.get('state');
  const answer = new URL(signInRequest.get('redirect_uri') ?? '');
  answer.searchParams.set('code', code);
  if (state !== null) answer.searchParams.set('state', state);
  return openPage(browser(), answer.href);
};

const signInAt = (brand: Brand, login = personal) => signIn({ host: transferHost(brand), brand }, login);

const returnWith = (query: Readonly<Record<string, string>>, to = site()) =>
  openPage(browser(), `${to}/?${new URLSearchParams(query)}`);

describe('a relying party', () => {
  it.each(relyingParties())('signs in at $host and shows the person', async (party) => {
    expect((await openPage(browser(), sandbox().origin(party.host))).text).toContain('Sign in');
    const page = await signIn(party);
    expect(page.heading).toBe('Signed in');
    expect(page.text).toContain(personal.email);
    expect(page.text).toContain('Personal');
    const checks = ['Code exchanged', 'State checked', 'Proof key (PKCE) checked'];
    expect(checks.map((check) => page.text.includes(check))).toEqual([true, party.usesOAuth, party.usesOAuth]);
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

  it('has the face of its brand or co-brand', async () => {
    const faces = relyingParties().map(async (party) => {
      const origin = sandbox().origin(party.host);
      const style = await (await browser().navigate(`${origin}/party.css`)).text();
      const file = await (await browser().navigate(`${origin}/face.woff2`)).arrayBuffer();
      expect(Buffer.from(file).toString('latin1', 0, 4)).toBe('wOF2');
      return /@font-face\{font-family:'([^']+)'/.exec(style)?.[1];
    });
    const named = relyingParties().map(({ coBrand, brand }) =>
      coBrand?.uid === 'northbank' ? 'Lora' : brand.headingFace,
    );
    expect(await Promise.all(faces)).toEqual(named);
  });

  it('shows why nobody signed in, after it has checked the state', async () => {
    const state = (await startSignIn(browser(), site())).searchParams.get('state') ?? '';
    const forged = await returnWith({ error: 'access_denied', state: 'forged' });
    expect(forged.text).toContain('does not belong to a sign-in this browser started here');
    expect(forged.text).not.toContain('access_denied');
    expect((await returnWith({ error: 'access_denied' })).text).toContain('bears no state');
    const page = await returnWith({ error: 'access_denied', state });
    expect([page.status, page.heading]).toEqual([200, 'Sign-in failed']);
    expect(page.text).toContain('The account site answered: access_denied');
  });
});

describe('the code that a relying party gets', () => {
  it.each([
    ['of another sign-in', 'code_verifier does not match', () => undefined],
    [
      'of a sign-in from which the challenge was removed',
      'No code_challenge was given',
      (query: URLSearchParams) => {
        query.delete('code_challenge');
        query.delete('code_challenge_method');
      },
    ],
  ])('is refused if it is %s', async (_what, reason, change) => {
    const { searchParams: signInRequest } = await startSignIn(browser(), site());
    const { searchParams: own } = await startSignIn(browser(), site());
    change(signInRequest);
    const code = await signInAtAccount(sandbox(), browser(), { brand: mainBrand, signInRequest });
    const page = await returnWith({ code, state: own.get('state') ?? '' });
    expect([page.status, page.heading]).toEqual([400, 'Sign-in failed']);
    expect(page.text).toContain(reason);
    expect((await openPage(browser(), site())).heading).not.toBe('Signed in');
  });

  it('is accepted from a session that another site started, once, and with the state of its own sign-in', async () => {
    await signInAt(mainBrand);
    const code = await continueSession(sandbox(), browser());
    const partner = sandbox().origin('partner.xe.localhost');
    const [first, second] = [await startSignIn(browser(), partner), await startSignIn(browser(), partner)];
    const pageWith = async ({ searchParams }: URL) =>
      returnWith({ code, state: searchParams.get('state') ?? '' }, partner);
    expect((await returnWith({ code, state: 'forged' }, partner)).heading).toBe('Sign-in failed');
    const { heading, text } = await pageWith(first);
    expect([heading, text.includes('State checked'), text.includes('PKCE')]).toEqual(['Signed in', true, false]);
    expect((await pageWith(second)).heading).toBe('Sign-in failed');
  });

  it('of a stranger signs nobody in: without a state the site starts a sign-in of its own instead', async () => {
    await signInAt(mainBrand, { ...personal, email: 'business@sandbox.test' });
    const code = await continueSession(sandbox(), browser());
    const visitor = sandbox().browser();
    const answer = await visitor.navigate(`${site()}/?code=${code}`);
    expect(answer.headers.get('location')).toContain(sandbox().origin('account.xe.localhost'));
    const { heading, text } = await openPage(visitor, site());
    expect(heading).not.toBe('Signed in');
    expect(text).not.toContain('business@sandbox.test');
  });
});
