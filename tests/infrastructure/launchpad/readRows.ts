import { unsafeNominal } from '#domain/shared/nominal.ts';
import type { Row } from './row.ts';

const profileId = unsafeNominal<'ProfileId'>('p-1');

/** Every read (specification 7), and the one PUT. */
export const readRows: ReadonlyArray<Row> = [
  { path: '/authorization/passwordRequirements', call: (identity) => identity.passwordRules },
  { path: '/social-auth/status', call: (identity) => identity.socialStatus, credentials: true },
  { path: '/getGSOTokens', call: (identity) => identity.tokens(null), credentials: true },
  {
    path: '/getGSOTokens',
    call: (identity) => identity.tokens(profileId),
    credentials: true,
    query: { profile_id: 'p-1' },
  },
  { path: '/logout', call: (identity) => identity.logOut, credentials: true, redirect: 'manual' },
  { path: '/oauth2/userInfo', call: (identity) => identity.userInfo, credentials: true },
  { path: '/authentication/status', call: (identity) => identity.authenticationStatus, credentials: true },
  { path: '/profile', call: (identity) => identity.profile, credentials: true },
  {
    path: '/twofactorauth/lookupPhoneNumber',
    call: (identity) => identity.lookUpPhone('+447700900101'),
    credentials: true,
    query: { phoneNumber: '447700900101' },
  },
  {
    path: '/profiles/p-1/marketingpreferences',
    method: 'PUT',
    call: (identity) => identity.saveMarketingPreference(profileId, unsafeNominal<'AccessToken'>('a.b.c')),
    headers: { authorization: 'Bearer a.b.c' },
    body: { profileId: 'p-1', preferences: { profileId: 'p-1', email: true } },
  },
];
