import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type {
  Grant,
  Profile,
  SocialStatus,
  Tokens,
  TwoFactorReply,
  TwoFactorStanding,
  UserInfo,
} from '#application/ports/identityCalls.ts';
import { accountTypeOfProfile } from '#domain/platform/accountType.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { rightOrNull } from '#domain/shared/orNull.ts';
import { twoFactorStatusOf } from '#domain/two-factor/twoFactor.ts';
import { mapDecoder, maybe } from '#infrastructure/http/codecs.ts';
import type { HttpFault } from '#infrastructure/http/httpFault.ts';
import { type Answer, decode } from '#infrastructure/http/readAnswer.ts';
import { tokenClaims } from './tokenClaims.ts';

/** The reply of weblogin, confirmSignup and confirmForgotPassword. */
export const grantReply: t.Decoder<unknown, Grant> = mapDecoder(
  t.type({ authCode: t.string, profileId: maybe(t.string) }),
  ({ authCode, profileId }) => ({
    authCode: unsafeNominal<'AuthCode'>(authCode),
    profileId: typeof profileId === 'string' ? unsafeNominal<'ProfileId'>(profileId) : null,
  }),
);

/** The reply of webChangeEmailConfirm; null without an auth code. */
export const grantIfAny = (body: unknown): Grant | null => rightOrNull(grantReply.decode(body));

/** The reply of getGSOTokens; malformed if the payload of the token cannot be decoded. */
export const tokensReply: t.Decoder<unknown, Tokens> = mapDecoder(
  t.type({ tokens: t.type({ access_token: t.string }), auth_code: maybe(t.string) }),
  ({ tokens, auth_code }) => {
    const claims = tokenClaims(tokens.access_token);
    const authCode = typeof auth_code === 'string' ? unsafeNominal<'AuthCode'>(auth_code) : null;
    return claims === null
      ? null
      : { accessToken: unsafeNominal<'AccessToken'>(tokens.access_token), claims, authCode };
  },
);

/** The reply of oauth2/userInfo. */
export const userInfoReply: t.Decoder<unknown, UserInfo> = mapDecoder(
  t.type({ sub: t.string, email: t.string, name: maybe(t.string) }),
  ({ sub, email, name }) => ({ profileId: unsafeNominal<'ProfileId'>(sub), email, name: name ?? '' }),
);

/** The reply of authentication/status and validate2FA: whether the call succeeded. */
export const successReply: t.Decoder<unknown, boolean> = mapDecoder(
  t.type({ authenticationResult: t.type({ success: t.boolean }) }),
  ({ authenticationResult }) => authenticationResult.success,
);

/** The reply of social-auth/status. */
export const socialStatusReply: t.Decoder<unknown, SocialStatus> = mapDecoder(
  t.type({
    authenticated: t.boolean,
    provider: maybe(t.string),
    email: maybe(t.string),
    accountExists: maybe(t.boolean),
  }),
  ({ authenticated, provider, email, accountExists }) => ({
    authenticated,
    provider: provider ?? null,
    email: email ?? null,
    accountExists: accountExists === true,
  }),
);

const twoFactorStanding: t.Decoder<unknown, TwoFactorStanding> = mapDecoder(
  t.type({
    verificationChannels: maybe(t.array(t.string)),
    twoFactorAuthStatus: maybe(t.string),
    authenticationResult: t.type({ success: t.boolean, challengeName: maybe(t.string) }),
  }),
  ({ verificationChannels, twoFactorAuthStatus, authenticationResult }) => {
    const status = twoFactorStatusOf(twoFactorAuthStatus ?? 'Enabled');
    if (status === null) return null;
    return {
      status,
      success: authenticationResult.success,
      verificationChannels: verificationChannels ?? [],
      challengeName: authenticationResult.challengeName ?? null,
    };
  },
);

/** Decodes the reply of send2FA with its cooldown; a missing status means that two-factor is set up. */
export const decodeTwoFactorReply = ({
  body,
  retryAfterMs,
}: Omit<Answer, 'status'>): E.Either<HttpFault, TwoFactorReply> => {
  const standing = decode(twoFactorStanding)({ body });
  return E.isLeft(standing) ? standing : E.right({ ...standing.right, retryAfterMs });
};

const nonEmpty = (text: string | null | undefined): string | null => (text === undefined || text === '' ? null : text);

/** The reply of profile. */
export const profileReply: t.Decoder<unknown, Profile> = mapDecoder(
  t.type({
    mobilePhone: maybe(t.type({ number: maybe(t.string) })),
    profile: t.type({ accountType: maybe(t.string), email: maybe(t.string) }),
  }),
  ({ mobilePhone, profile }) => ({
    email: nonEmpty(profile.email),
    accountType: accountTypeOfProfile(profile.accountType ?? ''),
    mobileNumber: nonEmpty(mobilePhone?.number),
  }),
);
