import type { Brand } from '#domain/brand/brand.ts';
import { mainBrand } from '#domain/brand/brands.ts';
import { launchpadHost } from '#env/sandbox/hosts.ts';
import type { WireBrowser, WireSandbox } from './startSandbox.ts';

/** The heading of a page and its text without tags. */
type PageContent = { readonly status: number; readonly heading: string; readonly text: string };

/** Navigates to an address and follows every redirect, like a browser. */
export const openPage = async (browser: WireBrowser, address: string): Promise<PageContent> => {
  const answer = await browser.navigate(address);
  const location = answer.headers.get('location');
  if (location !== null) return openPage(browser, new URL(location, address).href);
  const page = await answer.text();
  const text = page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return { status: answer.status, heading: /<h1>(.*?)<\/h1>/s.exec(page)?.[1] ?? '', text };
};

/** A page that offers "Sign in": its headers, the address of the link, and what its speculation rules allow. */
export const openOffer = async (browser: WireBrowser, site: string) => {
  const answer = await browser.navigate(`${site}/`);
  const page = await answer.text();
  const within = (pattern: RegExp): string => pattern.exec(page)?.[1] ?? '';
  return {
    page,
    headers: answer.headers,
    link: new URL(within(/href="([^"]*)">Sign in</).replaceAll('&amp;', '&')),
    rules: JSON.parse(within(/<script type="speculationrules">(.*)<\/script>/) || '{}'),
  };
};

/** The address of the account site that the "Sign in" of a site leads to. */
export const startSignIn = async (browser: WireBrowser, site: string): Promise<URL> =>
  (await openOffer(browser, site)).link;

/** The credentials of the personal seed account. */
export const personal = { email: 'personal@sandbox.test', password: 'Correct-horse-9' };

/** Signs in as `personal` with the request of an account site address, like the app, and returns the auth code. */
export const signInAtAccount = async (
  { origin }: WireSandbox,
  browser: WireBrowser,
  ...[brand, request]: readonly [brand: Brand, signInRequest: URLSearchParams]
): Promise<string> => {
  const codeChallenge = request.get('code_challenge');
  const body = {
    username: personal.email,
    password: personal.password,
    devicePlatform: 'web',
    platform: 'XEMT',
    preferredLanguage: 'en',
    redirectUrl: (request.get('redirect_uri') ?? '').replace(/\/$/, ''),
    ...(codeChallenge && { codeChallenge, codeChallengeMethod: 'S256' }),
  };
  const call = `${origin(launchpadHost(brand))}/authorization/weblogin?site=account`;
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', body: JSON.stringify(body), headers, credentials: 'include' } as const;
  const { authCode } = await (await browser.accountFetch(brand)(call, init)).json();
  return authCode;
};

/** Continues the session of the browser at the account site of the main brand, like the app, and returns the auth code. */
export const continueSession = async ({ origin }: WireSandbox, browser: WireBrowser): Promise<string> => {
  const tokens = `${origin(launchpadHost(mainBrand))}/getGSOTokens?site=account`;
  const answer = await browser.accountFetch(mainBrand)(tokens, { credentials: 'include' });
  const { auth_code } = await answer.json();
  return auth_code;
};
