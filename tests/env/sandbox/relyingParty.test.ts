import { beforeEach, describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { launchpadHost, transferHost } from '#env/sandbox/hosts.ts';
import { relyingParties } from '#env/sandbox/relying-party/relyingParties.ts';
import { continueSession, openPage, personal, signInAtAccount, startSignIn } from '#tests/wire/relyingPartyClient.ts';
import { setUpEach, setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();
beforeEach(() => sandbox().control('POST', '/api/reset'));
const browser = setUpEach(async () => sandbox().browser());

const site = (host = transferHost(mainBrand)): string => sandbox().origin(host);
const begin = async (to: string): Promise<URLSearchParams> => (await startSignIn(browser(), to)).searchParams;
/** Opens the page to which the app redirects the browser with a code. */
const returnWith = (code: string, request: URLSearchParams) => {
  const back = new URL(request.get('redirect_uri') ?? '');
  back.searchParams.set('code', code);
  back.searchParams.set('state', request.get('state') ?? '');
  return openPage(browser(), back.href);
};
const signIn = async (host = transferHost(mainBrand), brand = mainBrand) => {
  const request = await begin(site(host));
  const code = await signInAtAccount(sandbox(), browser(), brand, request);
  return { request, page: await returnWith(code, request) };
};

/** One with state and PKCE, one without, and one that takes no session. */
const hostNames = ['transfer.xe.localhost', 'transfer.britline.localhost', 'northbank.xe.localhost'];
const kinds = relyingParties().filter(({ host }) => hostNames.includes(host));

describe('a relying party', () => {
  it.each(kinds)(
    'signs in at $host, shows the person until a reset, and has checked all that it can',
    async (party) => {
      const { request, page } = await signIn(party.host, party.brand);
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

  it('is signed out by the account site, which can read the answer, and ends the session on "Sign out"', async () => {
    await signIn();
    const hasSession = async (): Promise<unknown> => {
      const status = `${site(launchpadHost(mainBrand))}/authentication/status?site=account`;
      return (await (await browser().navigate(status)).json()).authenticationResult.success;
    };
    const answer = await browser().accountFetch(mainBrand)(`${site()}/logout`, { credentials: 'include' });
    expect([answer.status, await hasSession()]).toEqual([204, true]);
    expect((await openPage(browser(), site())).text).toContain('You are not signed in here.');
    const { text } = await openPage(browser(), `${site()}/sign-out`);
    expect([text, await hasSession()]).toEqual([expect.stringContaining('You are not signed in here.'), false]);
  });

  it.each(kinds.filter(({ usesOAuth }) => usesOAuth))(
    'with the code of a session that goes on is exchanged without the verifier, but never by the bank: $host',
    async ({ host }) => {
      const takesSessions = !host.startsWith('northbank.');
      await signIn();
      await browser().navigate(`${site(host)}/logout`);
      const before = sandbox().journal.list('/oauth2/token').length;
      const request = await begin(site(host));
      expect(request.get('prompt')).toBe(takesSessions ? null : 'login');
      const { heading, text } = await returnWith(await continueSession(sandbox(), browser()), request);
      expect([heading, text.includes('PKCE')]).toEqual([takesSessions ? 'Signed in' : 'Sign-in failed', false]);
      expect(sandbox().journal.list('/oauth2/token').length - before).toBe(takesSessions ? 2 : 1);
    },
  );
});
