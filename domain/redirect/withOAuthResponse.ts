import type { AuthCode } from '#domain/identity/accessToken.ts';
import { type ConfirmedPerson, type NamedPerson, namesConfirmed } from '#domain/identity/confirmedPerson.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { asQuery, type ExternalUrl, keptQuery, type SafeUrl } from './redirect.ts';

/** An auth code of the fetched tokens, the person whom these tokens name, and the state of the partner's request. */
export type AuthResponse = { readonly code: AuthCode; readonly named: NamedPerson; readonly state: string | null };

/**
 * The redirect with the auth code: tracking parameters first, then the code and the state, replacing earlier ones. Null where the tokens
 * name another person than the confirmed one. Nothing else puts an auth code on an address.
 */
export const withAuthCode = (
  redirect: SafeUrl,
  { code, named, state }: AuthResponse,
  confirmed: ConfirmedPerson,
): ExternalUrl | null => (namesConfirmed(confirmed, named) ? withOAuthResponse(redirect, ['code', code], state) : null);

/** As `withAuthCode`, with the error that says that nobody signed in (RFC 6749, 4.1.2.1) instead of a code. */
export const withAccessDenied = (redirect: SafeUrl, state: string | null): ExternalUrl =>
  withOAuthResponse(redirect, ['error', 'access_denied'], state);

const withOAuthResponse = (
  redirect: SafeUrl,
  [name, value]: readonly ['code' | 'error', string],
  state: string | null,
): ExternalUrl => {
  const { origin, pathname, searchParams } = new URL(redirect);
  const query = keptQuery(searchParams);
  query.append(name, value);
  if (state !== null) query.append('state', state);
  return unsafeNominal<'ExternalUrl'>(origin + (pathname === '/' ? '' : pathname) + asQuery(query));
};
