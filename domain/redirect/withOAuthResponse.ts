import type { AuthCode } from '#domain/identity/accessToken.ts';
import type { ExternalUrl } from '#domain/navigation/destination.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { asQuery } from './keptQuery.ts';
import { keptParams, type SafeUrl } from './redirect.ts';

/** The redirect with the auth code: tracking parameters first, then the code and the state, replacing earlier ones. */
export const withAuthCode = (
  redirect: SafeUrl,
  { code, state }: { readonly code: AuthCode; readonly state: string | null },
): ExternalUrl => withOAuthResponse(redirect, ['code', code], state);

/** As `withAuthCode`, with the error that says that nobody signed in (RFC 6749, 4.1.2.1) instead of a code. */
export const withAccessDenied = (redirect: SafeUrl, state: string | null): ExternalUrl =>
  withOAuthResponse(redirect, ['error', 'access_denied'], state);

const withOAuthResponse = (
  redirect: SafeUrl,
  [name, value]: readonly ['code' | 'error', string],
  state: string | null,
): ExternalUrl => {
  const { origin, pathname, searchParams } = new URL(redirect);
  const query = new URLSearchParams();
  for (const kept of keptParams) {
    const keptValue = searchParams.get(kept);
    if (keptValue !== null) query.append(kept, keptValue);
  }
  query.append(name, value);
  if (state !== null) query.append('state', state);
  return unsafeNominal<'ExternalUrl'>(origin + (pathname === '/' ? '' : pathname) + asQuery(query));
};
