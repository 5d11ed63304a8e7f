import { unsafeNominal } from '#domain/shared/nominal.ts';
import { commandRows } from './commandRows.ts';
import type { Row } from './row.ts';
import { twoFactorRows } from './twoFactorRows.ts';

const profileId = unsafeNominal<'ProfileId'>('p-1');

/** Every read (specification 7), and the one PUT. */
const readRows: ReadonlyArray<Row> = [
  { path: '/authorization/passwordRequirements', call: (identity) => identity.passwordRules },
  { path: '/social-auth/status', call: (identity) => identity.providerStatus, credentials: true },
  { path: '/getGSOTokens', call: (identity) => identity.tokens(null), credentials: true },
  {
    path: '/getGSOTokens',
    call: (identity) => identity.tokens(profileId),
    credentials: true,
    query: { profile_id: 'p-1' },
  },
  { path: '/logout', call: (identity) => identity.signOut, credentials: true, redirect: 'manual' },
  { path: '/oauth2/userInfo', call: (identity) => identity.userInfo, credentials: true },
  { path: '/authentication/status', call: (identity) => identity.isSignedIn, credentials: true },
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

/** Every call to the launchpad (specification 7). */
export const callRows: ReadonlyArray<Row> = [...commandRows, ...twoFactorRows, ...readRows];

const send2FA = '/authorization/send2FA';

/** Every call once: the rows of `send2FA` differ in what they send only. */
export const calls: ReadonlyArray<Row> = callRows.filter(
  ({ path }, at) => path !== send2FA || at === callRows.findIndex((row) => row.path === send2FA),
);

/** The paths of the calls that succeed with any answer. */
export const unread: ReadonlySet<string> = new Set(['/logout']);

/** The paths of the calls whose answer the product does not read. */
export const bodiless: ReadonlySet<string> = new Set([
  '/authorization/websignup',
  '/authorization/websignupcorp',
  '/authorization/resendConfirmationCode',
  '/authorization/forgotPassword',
  '/authorization/webChangeEmailResend',
  '/authorization/webChangeEmailConfirm',
  '/profiles/p-1/marketingpreferences',
]);
