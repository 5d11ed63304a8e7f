import { describe, expect, it } from 'vitest';
import { context } from '#tests/arbitraries/appContext.ts';
import { ada, chosen } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';
import { webHash } from '#infrastructure/sandbox/engine/webHash.ts';

const verifier = 'a-verifier-of-the-transfer-site-that-is-long-enough';

/** A visit with a state and a challenge, and with no redirect address but what is given. */
const openWith = async (redirect: Record<string, string> = {}): Promise<Tab> => {
  const challenge = await webHash.sha256(verifier);
  const oAuth = { state: 's1', code_challenge: challenge, code_challenge_method: 'S256' };
  return openTab(`?${new URLSearchParams({ ...redirect, ...oAuth }).toString()}`);
};

const leftFor = (answer: unknown): URL =>
  new URL(String(Reflect.get(Object(Reflect.get(Object(answer), 'right')), 'url')));

/** What the service answers to a site that exchanges its code. */
const exchange = ({ app }: Tab, code: string | null, codeVerifier: string | null): Promise<unknown> =>
  app.engine.exchangeCode({
    grantType: 'authorization_code',
    code: code ?? '',
    redirectUri: context.settings.transferSiteUrl,
    codeVerifier,
  })();

const personal = { email: 'personal@sandbox.test', password: 'Correct-horse-9' };

describe('a state and a challenge without a redirect address', () => {
  it('go to the transfer site, whose code can be exchanged with its verifier only', async () => {
    const tab = await openWith();
    const site = leftFor(await tab.cases().signIn.submit(personal)());
    expect([site.origin, site.searchParams.get('state')]).toEqual(['https://transfer.brand.test', 's1']);
    expect(await exchange(tab, site.searchParams.get('code'), verifier)).toMatchObject({ _tag: 'Right' });
    const other = await openWith();
    const again = leftFor(await other.cases().signIn.submit(personal)());
    expect(await exchange(other, again.searchParams.get('code'), null)).toMatchObject({ _tag: 'Left' });
  });

  it('go nowhere from a visit whose redirect address was refused', async () => {
    const tab = await openWith({ redirect_uri: 'https://evil.test' });
    const site = leftFor(await tab.cases().signIn.submit(personal)());
    expect([site.origin, site.searchParams.get('state')]).toEqual(['https://transfer.brand.test', null]);
    expect(await exchange(tab, site.searchParams.get('code'), null)).toMatchObject({ _tag: 'Right' });
  });

  it('do not go to the registration site of a new account, whose code needs no verifier', async () => {
    const tab = await openWith();
    await tab
      .cases()
      .signUp.submit({ email: ada, password: chosen, accountType: 'Personal', termsVersion: '1', marketing: false })();
    await tab.cases().signUp.confirm({ code: tab.newest(ada), password: null })();
    const site = leftFor(await tab.cases().signUp.finish(() => undefined)());
    expect([site.pathname, site.searchParams.has('state')]).toEqual(['/personal-registration', false]);
    expect(await exchange(tab, site.searchParams.get('code'), null)).toMatchObject({ _tag: 'Right' });
  });
});
