import type { Brand } from '#domain/brand/brand.ts';
import { launchpadHost } from '#env/sandbox/hosts.ts';
import type { WireBrowser, WireSandbox } from './startSandbox.ts';

/** What a page says: its heading and its text without tags. */
export type Seen = { readonly status: number; readonly heading: string; readonly text: string };

/** Goes to an address and follows every redirect, as a person's browser does. */
export const visit = async (browser: WireBrowser, address: string): Promise<Seen> => {
  const answer = await browser.navigate(address);
  const location = answer.headers.get('location');
  if (location !== null) return visit(browser, new URL(location, address).href);
  const page = await answer.text();
  const text = page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return { status: answer.status, heading: /<h1>(.*?)<\/h1>/s.exec(page)?.[1] ?? '', text };
};

/** The address of the account site a site's "Sign in" link leads to. */
export const followSignIn = async (browser: WireBrowser, site: string): Promise<URL> => {
  const answer = await browser.navigate(`${site}/sign-in`);
  return new URL(answer.headers.get('location') ?? '');
};

export type Login = { readonly email: string; readonly password: string };

export const personal: Login = { email: 'personal@sandbox.test', password: 'Correct-horse-9' };

/** Signs in with what the account site was asked for, as the app does; answers the auth code. */
export const signInAtAccount = async (
  { origin }: WireSandbox,
  browser: WireBrowser,
  {
    brand,
    asked,
    login = personal,
  }: { readonly brand: Brand; readonly asked: URLSearchParams; readonly login?: Login },
): Promise<string> => {
  const body = {
    username: login.email,
    password: login.password,
    devicePlatform: 'web',
    redirectUrl: (asked.get('redirect_uri') ?? '').replace(/\/$/, ''),
    ...(asked.has('code_challenge') ? { codeChallenge: asked.get('code_challenge'), codeChallengeMethod: 'S256' } : {}),
  };
  const answer = await browser.accountFetch(brand)(
    `${origin(launchpadHost(brand))}/authorization/weblogin?site=account`,
    {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      credentials: 'include',
    },
  );
  const { authCode } = await answer.json();
  return authCode;
};
