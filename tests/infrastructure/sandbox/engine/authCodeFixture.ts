import { mainBrand } from '#domain/brand/brands.ts';
import { webHash } from '#infrastructure/sandbox/engine/webHash.ts';
import type { TokenInput } from '#infrastructure/sandbox/engine/engineApi.ts';
import { bodyOf, refusalOf, type EngineFixture, type TestBrowser } from './engineFixture.ts';

export const redirectUrl = 'https://partner.test/back?_dfxid=ada';
export const verifier = 'a-verifier-of-the-length-that-the-standard-asks-for';

/** The exchange of a code with the redirect and the verifier of the sign-ins, unless `fields` has others. */
export const exchange = (code: string, fields: Partial<TokenInput> = {}): TokenInput => ({
  grantType: 'authorization_code',
  code,
  redirectUri: 'https://partner.test/back/',
  codeVerifier: verifier,
  ...fields,
});

/** Exchanges a code, and returns why that is refused, or 'answered'. */
export const redeem = ({ engine }: EngineFixture, code: string, fields: Partial<TokenInput> = {}): Promise<string> =>
  refusalOf(engine.exchangeCode(exchange(code, fields), mainBrand));

/** An authorization request with the challenge of a verifier. */
export const requestFor = async (codeVerifier: string) => ({
  redirectUrl,
  codeChallenge: await webHash.sha256(codeVerifier),
  codeChallengeMethod: 'S256',
});

/** Signs in a seed account with a challenge, and returns the auth code. */
export const signIn = async (tab: TestBrowser, name = 'personal'): Promise<string> =>
  bodyOf(await tab.signIn(name, await requestFor(verifier))).authCode;

/** The auth code of `getGSOTokens`, for a linked account if a profile is given. */
export const codeOfTokens = async (tab: TestBrowser, profileId: string | null = null): Promise<string> =>
  bodyOf(await tab.tokens(profileId)).auth_code ?? '';
