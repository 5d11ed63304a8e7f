import type { AuthCode } from '#domain/identity/accessToken.ts';
import { type ConfirmedPerson, type NamedPerson, namesConfirmed } from '#domain/identity/person.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { asQuery, type ExternalUrl, keptQuery, type SafeUrl } from './redirect.ts';

/** The OAuth values of a relying party, passed through unchanged: none of them is logged or tracked. The method of a challenge is S256. */
export type OAuth = { readonly state: string | null; readonly codeChallenge: string | null };

/** OAuth values as a query has them: any text, or none. */
export type RawOAuth = OAuth & { readonly codeChallengeMethod: string | null };

/** No OAuth values. */
export const noOAuth: OAuth = { state: null, codeChallenge: null };

/** The method of a challenge, which goes wherever the challenge goes; null without one. */
export const challengeMethod = ({ codeChallenge }: OAuth): 'S256' | null => (codeChallenge === null ? null : 'S256');

/** The OAuth values to pass on. A challenge and its method are dropped together, unless both are there and the method is S256. */
export const readOAuth = ({ state, codeChallenge, codeChallengeMethod }: RawOAuth): OAuth => ({
  state,
  codeChallenge: codeChallenge !== '' && codeChallengeMethod === 'S256' ? codeChallenge : null,
});

/** Whether `readOAuth` drops a challenge or a method. */
export const dropsChallenge = (raw: RawOAuth): boolean =>
  (raw.codeChallenge !== null || raw.codeChallengeMethod !== null) && readOAuth(raw).codeChallenge === null;

/** An auth code, the person whom the tokens of its session name, and the state of the partner's request. */
export type AuthResponse = { readonly code: AuthCode; readonly named: NamedPerson; readonly state: string | null };

/**
 * The redirect with the auth code and the state, after the tracking parameters of its query. Null if the tokens name another person than
 * the confirmed one. Nothing else puts an auth code on an address.
 */
export const withAuthCode = (
  redirect: SafeUrl,
  { code, named, state }: AuthResponse,
  confirmed: ConfirmedPerson,
): ExternalUrl | null => (namesConfirmed(confirmed, named) ? withResponse(redirect, ['code', code], state) : null);

/** Why nobody has signed in: the person went back (RFC 6749, 4.1.2.1), or no page may be shown (OpenID Connect Core, 3.1.2.6). */
export type OAuthError = 'access_denied' | 'interaction_required';

/** As `withAuthCode`, but with an error instead of a code: nobody has signed in. */
export const withOAuthError = (redirect: SafeUrl, error: OAuthError, state: string | null): ExternalUrl =>
  withResponse(redirect, ['error', error], state);

const withResponse = (
  redirect: SafeUrl,
  [name, value]: readonly ['code' | 'error', string],
  state: string | null,
): ExternalUrl => {
  const query = keptQuery(new URL(redirect).searchParams);
  query.append(name, value);
  if (state !== null) query.append('state', state);
  return withQuery(redirect, query);
};

/** The address of a redirect without its response, for a person who begins anew there: a code is never sent twice. */
export const withoutResponse = (url: ExternalUrl): ExternalUrl => withQuery(url, keptQuery(new URL(url).searchParams));

const withQuery = (address: SafeUrl | ExternalUrl, query: URLSearchParams): ExternalUrl => {
  const { origin, pathname } = new URL(address);
  return unsafeNominal<'ExternalUrl'>(origin + (pathname === '/' ? '' : pathname) + asQuery(query));
};
