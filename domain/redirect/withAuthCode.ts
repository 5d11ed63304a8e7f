import type { AuthCode } from '#domain/identity/accessToken.ts';
import type { ExternalUrl } from '#domain/navigation/destination.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { asQuery } from './keptQuery.ts';
import { keptParams, type SafeUrl } from './redirect.ts';

/** The redirect with the auth code: tracking parameters first, then the code and the state, replacing earlier ones. */
export const withAuthCode = (
  redirect: SafeUrl,
  { code, state }: { readonly code: AuthCode; readonly state: string | null },
): ExternalUrl => {
  const { origin, pathname, searchParams } = new URL(redirect);
  const query = new URLSearchParams();
  for (const name of keptParams) {
    const value = searchParams.get(name);
    if (value !== null) query.append(name, value);
  }
  query.append('code', code);
  if (state !== null) query.append('state', state);
  return unsafeNominal<'ExternalUrl'>(origin + (pathname === '/' ? '' : pathname) + asQuery(query));
};
