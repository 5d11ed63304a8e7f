import { beforeEach, describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { launchpadHost, transferHost } from '#env/sandbox/hosts.ts';
import { relyingParties, type RelyingParty } from '#env/sandbox/relying-party/relyingParties.ts';
import { continueSession, openPage, personal, signInAtAccount, startSignIn } from '#tests/wire/relyingPartyClient.ts';
import { setUpEach, setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();
beforeEach(() => sandbox().control('POST', '/api/reset'));
const browser = setUpEach(async () => sandbox().browser());

const site = (host = transferHost(mainBrand)): string => sandbox().origin(host);
const returnWith = (query: Readonly<Record<string, string>>, to = site()) =>
  openPage(browser(), `${to}/?${new URLSearchParams(query)}`);
const begin = async (to = site()): Promise<URLSearchParams> => (await startSignIn(browser(), to)).searchParams;
const stateOf = (request: URLSearchParams): string => request.get('state') ?? '';

/** Signs in at the account site, and opens the page to which the app then redirects the browser. */
const signIn = async ({ host, brand }: Pick<RelyingParty, 'host' | 'brand'>) => {
  const request = await begin(site(host));
  const code = await signInAtAccount(sandbox(), browser(), brand, request);
  const back = new URL(request.get('redirect_uri') ?? '');
  back.searchParams.set('code', code);
  back.searchParams.set('state', stateOf(request));
  return { request, page: await openPage(browser(), back.href) };
};
const signInAt = () => signIn({ host: transferHost(mainBrand), brand: mainBrand });

/** One with state and PKCE, one without, and one that takes no session. */
const hostNames = ['transfer.xe.localhost', 'transfer.britline.localhost', 'northbank.xe.localhost'];
const kinds = relyingParties().filter(({ host }) => hostNames.includes(host));

describe('a relying party', () => {
  it.each(kinds)(
    'signs in at $host, shows the person until a reset, and has checked all that it can',
    async (party) => {
      const { request, page } = await signIn(party);
      expect(page.heading).toBe('Signed in');
      expect(page.text).toContain(`${personal.email} Personal Checks Code exchanged`);
      const proofs = ['state', 'code_challenge', 'code_challenge_method'].map((name) => request.has(name));
      const checks = ['State checked', 'Proof key (PKCE) checked'].map((check) => page.text.includes(check));
      expect(new Set([...proofs, ...checks])).toEqual(new Set([party.usesOAuth]));
      expect((await openPage(browser(), site(party.host))).heading).toBe('Signed in');
      await sandbox().control('POST', '/api/reset');
      expect((await openPage(browser(), site(party.host))).heading).toBe(party.name);
    },
  );

  it('ends the session on "Sign out"', async () => {
    const brand = mainBrand;
    await signInAt();
    const status = async (): Promise<unknown> =>
      (await browser().navigate(`${site(launchpadHost(brand))}/authentication/status?site=account`)).json();
    expect(await status()).toEqual({ authenticationResult: { success: true } });
    const { text } = await openPage(browser(), `${site(transferHost(brand))}/sign-out`);
    expect(text).toContain('You are not signed in here.');
    expect(await status()).toEqual({ authenticationResult: { success: false } });
  });

  it('can be signed out by the account site, which can read the answer', async () => {
    await signInAt();
    const answer = await browser().accountFetch(mainBrand)(`${site()}/logout`, { credentials: 'include' });
    expect(answer.status).toBe(204);
    expect((await openPage(browser(), site())).text).toContain('You are not signed in here.');
  });

  it('has a strict content-security policy and links to the password change', async () => {
    const answer = await browser().navigate(`${site()}/settings`);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(await answer.text()).toContain(`href="${site('account.xe.localhost')}/change-password"`);
  });
});

describe('the answer that a relying party gets', () => {
  it.each([
    ['of another sign-in', 'code_verifier does not match', []],
    ['of a sign-in without the challenge', 'No code_challenge was given', ['code_challenge', 'code_challenge_method']],
  ])('is refused with the code %s', async (_what, reason, removed) => {
    const [other, own] = [await begin(), await begin()];
    removed.forEach((name) => other.delete(name));
    const code = await signInAtAccount(sandbox(), browser(), mainBrand, other);
    const page = await returnWith({ code, state: stateOf(own) });
    expect([page.status, page.heading]).toEqual([400, 'Sign-in failed']);
    expect(page.text).toContain(reason);
    expect((await openPage(browser(), site())).heading).not.toBe('Signed in');
  });

  it.each(kinds.filter(({ usesOAuth }) => usesOAuth))(
    'with the code of a session that goes on is exchanged without the verifier, but never by the bank: $host',
    async ({ host }) => {
      const takesSessions = !host.startsWith('northbank.');
      await signInAt();
      await browser().navigate(`${site(host)}/logout`);
      const before = sandbox().journal.list('/oauth2/token').length;
      const request = await begin(site(host));
      expect(request.get('prompt')).toBe(takesSessions ? null : 'login');
      const answer = { code: await continueSession(sandbox(), browser()), state: stateOf(request) };
      const { heading, text } = await returnWith(answer, site(host));
      expect([heading, text.includes('PKCE')]).toEqual([takesSessions ? 'Signed in' : 'Sign-in failed', false]);
      expect(sandbox().journal.list('/oauth2/token').length - before).toBe(takesSessions ? 2 : 1);
    },
  );
});
