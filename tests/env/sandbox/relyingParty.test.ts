import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brands, mainBrand, type Brand } from '#domain/brand/brand.ts';
import { launchpadHost, transferHost } from '#env/sandbox/hosts.ts';
import { parties, type Party } from '#env/sandbox/relying-party/parties.ts';
import { followSignIn, personal, signInAtAccount, visit } from '#tests/wire/partyVisit.ts';
import { startSandbox, type WireBrowser, type WireSandbox } from '#tests/wire/startSandbox.ts';

let sandbox: WireSandbox;
let browser: WireBrowser;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(async () => {
  await sandbox.control('POST', '/api/reset');
  browser = sandbox.browser();
});
afterAll(() => sandbox.close());

const site = (): string => sandbox.origin(transferHost(mainBrand));

/** Where the app would send the browser after a sign-in that this site started. */
const answerTo = async (
  party: Pick<Party, 'host' | 'brand'>,
  change: (answer: URL) => void = () => undefined,
): Promise<string> => {
  const { searchParams: asked } = await followSignIn(browser, sandbox.origin(party.host));
  const code = await signInAtAccount(sandbox, browser, { brand: party.brand, asked });
  const answer = new URL(asked.get('redirect_uri') ?? '');
  answer.searchParams.set('code', code);
  const state = asked.get('state');
  if (state !== null) answer.searchParams.set('state', state);
  change(answer);
  return answer.href;
};

const transfer = (brand: Brand): Pick<Party, 'host' | 'brand'> => ({ host: transferHost(brand), brand });

describe('a relying party', () => {
  it.each(parties())('signs in at $host and says who', async (party) => {
    expect((await visit(browser, sandbox.origin(party.host))).text).toContain('Sign in');
    const seen = await visit(browser, await answerTo(party));
    expect(seen.heading).toBe('Signed in');
    expect(seen.text).toContain(personal.email);
    expect(seen.text).toContain('Personal');
    expect((await visit(browser, sandbox.origin(party.host))).heading).toBe('Signed in');
  });

  it('calls a corporate account by the product’s word', async () => {
    const { searchParams: asked } = await followSignIn(browser, site());
    const login = { ...personal, email: 'business@sandbox.test' };
    const code = await signInAtAccount(sandbox, browser, { brand: mainBrand, asked, login });
    expect((await visit(browser, `${site()}/?code=${code}&state=${asked.get('state')}`)).text).toContain(
      'Account type Business',
    );
  });

  it('makes a fresh state and challenge each time, for the main brand alone', async () => {
    for (const brand of brands) {
      const [one, other] = [
        await followSignIn(browser, sandbox.origin(transferHost(brand))),
        await followSignIn(browser, sandbox.origin(transferHost(brand))),
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
    ['no state', ({ searchParams }) => searchParams.delete('state'), 'bears no state'],
    ['another code', ({ searchParams }) => searchParams.set('code', 'forged'), 'The code was not exchanged'],
  ])('refuses an answer with %s, and says why', async (_what, change, why) => {
    const seen = await visit(browser, await answerTo(transfer(mainBrand), change));
    expect([seen.status, seen.heading]).toEqual([400, 'Sign-in failed']);
    expect(seen.text).toContain(why);
    expect((await visit(browser, site())).heading).not.toBe('Signed in');
  });

  it('takes a state once', async () => {
    const answer = await answerTo(transfer(mainBrand));
    await visit(browser, answer.replace(/code=[^&]*/, 'code=forged'));
    expect((await visit(browser, answer)).text).toContain('does not belong to a sign-in');
  });

  it('takes no state that another browser was given', async () => {
    const answer = await answerTo(transfer(mainBrand));
    expect((await visit(sandbox.browser(), answer)).heading).toBe('Sign-in failed');
  });

  it('cannot use a code that was issued to another challenge', async () => {
    const { searchParams: stolen } = await followSignIn(browser, site());
    const code = await signInAtAccount(sandbox, browser, { brand: mainBrand, asked: stolen });
    const { searchParams: own } = await followSignIn(browser, site());
    const seen = await visit(browser, `${site()}/?code=${code}&state=${own.get('state')}`);
    expect(seen.text).toContain('code_verifier does not match');
  });

  it('keeps the sign-ins of two tabs apart', async () => {
    const [first, second] = [await followSignIn(browser, site()), await followSignIn(browser, site())];
    for (const { searchParams: asked } of [second, first]) {
      const code = await signInAtAccount(sandbox, browser, { brand: mainBrand, asked });
      expect((await visit(browser, `${site()}/?code=${code}&state=${asked.get('state')}`)).heading).toBe('Signed in');
    }
  });

  it('takes in a visit that began at the account site', async () => {
    const asked = new URLSearchParams({ redirect_uri: site() });
    const code = await signInAtAccount(sandbox, browser, { brand: mainBrand, asked });
    expect((await visit(browser, `${site()}?code=${code}`)).heading).toBe('Signed in');
  });

  it.each(brands)('ends the session at $key on "Sign out"', async (brand) => {
    await visit(browser, await answerTo(transfer(brand)));
    const status = async (): Promise<unknown> =>
      (await browser.navigate(`${sandbox.origin(launchpadHost(brand))}/authentication/status?site=account`)).json();
    expect(await status()).toEqual({ authenticationResult: { success: true } });
    const seen = await visit(browser, `${sandbox.origin(transferHost(brand))}/sign-out`);
    expect(seen.text).toContain('You are not signed in here.');
    expect(await status()).toEqual({ authenticationResult: { success: false } });
  });

  it('sends nobody on to a stranger after a sign-out', async () => {
    const logout = `${sandbox.origin(launchpadHost(mainBrand))}/logout?post_logout_redirect_uri=`;
    for (const address of ['https://evil.test', `${site()}@evil.test`, 'javascript:alert(1)']) {
      expect((await browser.navigate(logout + encodeURIComponent(address))).headers.get('location')).toBeNull();
    }
  });

  it('is signed out by the account site, which may read the answer', async () => {
    await visit(browser, await answerTo(transfer(mainBrand)));
    const answer = await browser.accountFetch(mainBrand)(`${site()}/logout`, { credentials: 'include' });
    expect(answer.status).toBe(204);
    expect((await visit(browser, site())).text).toContain('You are not signed in here.');
  });

  it('shows its pages under a strict policy, and leads to the password change', async () => {
    const answer = await browser.navigate(`${site()}/settings`);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(await answer.text()).toContain(`href="${sandbox.origin('account.xe.localhost')}/change-password"`);
  });
});
