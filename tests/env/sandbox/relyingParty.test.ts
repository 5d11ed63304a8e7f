import { beforeEach, describe, expect, it } from 'vitest';
import { brands, mainBrand, type Brand } from '#domain/brand/brand.ts';
import { launchpadHost, transferHost } from '#env/sandbox/hosts.ts';
import { relyingParties, type RelyingParty } from '#env/sandbox/relying-party/relyingParties.ts';
import { startSignIn, personal, signInAtAccount, openPage } from '#tests/wire/relyingPartyClient.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import type { WireBrowser } from '#tests/wire/startSandbox.ts';

const sandbox = setUpSandbox();
let browser: WireBrowser;
beforeEach(async () => {
  await sandbox().control('POST', '/api/reset');
  browser = sandbox().browser();
});

const site = (): string => sandbox().origin(transferHost(mainBrand));

/** The address to which the app redirects the browser after a sign-in that this site started. */
const callbackOf = async (
  party: Pick<RelyingParty, 'host' | 'brand'>,
  change: (answer: URL) => void = () => undefined,
): Promise<string> => {
  const { searchParams: signInRequest } = await startSignIn(browser, sandbox().origin(party.host));
  const code = await signInAtAccount(sandbox(), browser, { brand: party.brand, signInRequest });
  const answer = new URL(signInRequest.get('redirect_uri') ?? '');
  answer.searchParams.set('code', code);
  const state = signInRequest.get('state');
  if (state !== null) answer.searchParams.set('state', state);
  change(answer);
  return answer.href;
};

const transfer = (brand: Brand): Pick<RelyingParty, 'host' | 'brand'> => ({ host: transferHost(brand), brand });

describe('a relying party', () => {
  it.each(relyingParties())('signs in at $host and shows the person', async (party) => {
    expect((await openPage(browser, sandbox().origin(party.host))).text).toContain('Sign in');
    const page = await openPage(browser, await callbackOf(party));
    expect(page.heading).toBe('Signed in');
    expect(page.text).toContain(personal.email);
    expect(page.text).toContain('Personal');
    expect((await openPage(browser, sandbox().origin(party.host))).heading).toBe('Signed in');
  });

  it('shows a corporate account as Business', async () => {
    const { searchParams: signInRequest } = await startSignIn(browser, site());
    const login = { ...personal, email: 'business@sandbox.test' };
    const code = await signInAtAccount(sandbox(), browser, { brand: mainBrand, signInRequest, login });
    expect((await openPage(browser, `${site()}/?code=${code}&state=${signInRequest.get('state')}`)).text).toContain(
      'Account type Business',
    );
  });

  it('makes a new state and challenge for each sign-in, for the main brand only', async () => {
    for (const brand of brands) {
      const [one, other] = [
        await startSignIn(browser, sandbox().origin(transferHost(brand))),
        await startSignIn(browser, sandbox().origin(transferHost(brand))),
      ];
      const names = ['state', 'code_challenge', 'code_challenge_method'];
      expect(names.every((name) => one.searchParams.has(name))).toBe(brand.capturesOAuth);
      expect(names.some((name) => one.searchParams.has(name))).toBe(brand.capturesOAuth);
      expect(one.searchParams.get('state') !== other.searchParams.get('state')).toBe(brand.capturesOAuth);
    }
  });

  it.each<[string, (answer: URL) => void, string]>([
    [
      'another state',
      ({ searchParams }) => searchParams.set('state', 'forged'),
      'does not belong to a sign-in this browser started here',
    ],
    ['another code', ({ searchParams }) => searchParams.set('code', 'forged'), 'The code was not exchanged'],
  ])('refuses a callback with %s and shows the reason', async (_what, change, reason) => {
    const page = await openPage(browser, await callbackOf(transfer(mainBrand), change));
    expect([page.status, page.heading]).toEqual([400, 'Sign-in failed']);
    expect(page.text).toContain(reason);
    expect((await openPage(browser, site())).heading).not.toBe('Signed in');
  });

  it('refuses the state of another browser', async () => {
    const answer = await callbackOf(transfer(mainBrand));
    expect((await openPage(sandbox().browser(), answer)).heading).toBe('Sign-in failed');
  });

  it('separates the sign-ins of two tabs', async () => {
    const [first, second] = [await startSignIn(browser, site()), await startSignIn(browser, site())];
    for (const { searchParams: signInRequest } of [second, first]) {
      const code = await signInAtAccount(sandbox(), browser, { brand: mainBrand, signInRequest });
      expect((await openPage(browser, `${site()}/?code=${code}&state=${signInRequest.get('state')}`)).heading).toBe(
        'Signed in',
      );
    }
  });

  it.each(brands)('ends the session at $key on "Sign out"', async (brand) => {
    await openPage(browser, await callbackOf(transfer(brand)));
    const status = async (): Promise<unknown> =>
      (await browser.navigate(`${sandbox().origin(launchpadHost(brand))}/authentication/status?site=account`)).json();
    expect(await status()).toEqual({ authenticationResult: { success: true } });
    const page = await openPage(browser, `${sandbox().origin(transferHost(brand))}/sign-out`);
    expect(page.text).toContain('You are not signed in here.');
    expect(await status()).toEqual({ authenticationResult: { success: false } });
  });

  it('redirects only to a relying party after a sign-out', async () => {
    const logout = `${sandbox().origin(launchpadHost(mainBrand))}/logout?post_logout_redirect_uri=`;
    for (const address of ['https://evil.test', `${site()}@evil.test`, 'javascript:alert(1)']) {
      expect((await browser.navigate(logout + encodeURIComponent(address))).headers.get('location')).toBeNull();
    }
  });

  it('can be signed out by the account site, which can read the answer', async () => {
    await openPage(browser, await callbackOf(transfer(mainBrand)));
    const answer = await browser.accountFetch(mainBrand)(`${site()}/logout`, { credentials: 'include' });
    expect(answer.status).toBe(204);
    expect((await openPage(browser, site())).text).toContain('You are not signed in here.');
  });

  it('has a strict content-security policy and links to the password change', async () => {
    const answer = await browser.navigate(`${site()}/settings`);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(await answer.text()).toContain(`href="${sandbox().origin('account.xe.localhost')}/change-password"`);
  });
});
