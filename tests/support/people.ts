import type { RequestContext, TwoFactorProof, TwoFactorRequest } from '#application/ports/identityCalls.ts';
import type { Credentials } from '#domain/identity/credentials.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import { noOAuth } from '#domain/redirect/oAuth.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';

/** The request context of the main brand with its transfer site. */
export const requestContext: RequestContext = {
  platform: 'XEMT',
  redirectUrl: 'http://transfer.xe.localhost:4100/callback',
  referenceSource: 'personal',
  oAuth: { ...noOAuth, state: 'opaque-state' },
  preferredLanguage: 'en',
  helpcentre: null,
  location: 'GB',
};

/** A text as an email address. */
export const emailAt = (text: string): Credentials['email'] => unsafeNominal<'Email'>(text);
/** A text as a password. */
export const password = (text: string): Credentials['password'] => unsafeNominal<'Password'>(text);
/** A text as a code. */
export const code = (text: string): OneTimeCode => unsafeNominal<'OneTimeCode'>(text);

/** The credentials of a seed account. */
export const seed = (name: string): Credentials => ({
  email: emailAt(`${name}@sandbox.test`),
  password: password(seedPassword),
});

/** Requests a code by phone. */
export const byPhone = (
  number: string,
  channel: 'sms' | 'call' | 'whatsapp' = 'sms',
): Extract<TwoFactorRequest, { readonly _tag: 'ByPhone' }> => ({
  _tag: 'ByPhone',
  channel,
  number,
  changingNumber: false,
});

/** An entered code: sent to the number, or by email without one. */
export const proofOf = (entered: OneTimeCode, number: string | null): TwoFactorProof => ({
  code: entered,
  channel: number === null ? 'email' : 'sms',
  number,
  changingNumber: false,
  rememberBrowser: false,
  profileId: null,
});
