import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Profile, TwoFactorStanding } from '#application/ports/twoFactorTalk.ts';
import type { SocialStatus, Tokens, UserInfo } from '#application/ports/sessionTalk.ts';
import type { Grant } from '#application/ports/talkContext.ts';
import { accountTypeOfProfile } from '#domain/platform/accountType.ts';
import { mint } from '#domain/shared/nominal.ts';
import { twoFactorStatusOf } from '#domain/two-factor/twoFactorStatus.ts';
import { carriedOver, maybe } from '#infrastructure/http/codecs.ts';
import { tokenClaims } from './tokenClaims.ts';

/** weblogin, confirmSignup, confirmForgotPassword. */
export const grantReply: t.Decoder<unknown, Grant> = carriedOver(
  t.type({ authCode: t.string, profileId: maybe(t.string) }),
  ({ authCode, profileId }) => ({
    authCode: mint<'AuthCode'>(authCode),
    profileId: typeof profileId === 'string' ? mint<'ProfileId'>(profileId) : null,
  }),
);

/** webChangeEmailConfirm, which may answer without an auth code. */
export const grantIfAny = (body: unknown): Grant | null =>
  pipe(
    grantReply.decode(body),
    E.match(
      () => null,
      (grant) => grant,
    ),
  );

/** getGSOTokens; refused where the token's payload can't be read. */
export const tokensReply: t.Decoder<unknown, Tokens> = carriedOver(
  t.type({ tokens: t.type({ access_token: t.string }), auth_code: maybe(t.string) }),
  ({ tokens, auth_code }) => {
    const claims = tokenClaims(tokens.access_token);
    const authCode = typeof auth_code === 'string' ? mint<'AuthCode'>(auth_code) : null;
    return claims === null ? null : { accessToken: mint<'AccessToken'>(tokens.access_token), claims, authCode };
  },
);

/** oauth2/userInfo. */
export const userInfoReply: t.Decoder<unknown, UserInfo> = carriedOver(
  t.type({ sub: t.string, email: t.string, name: maybe(t.string) }),
  ({ sub, email, name }) => ({ profileId: mint<'ProfileId'>(sub), email, name: name ?? '' }),
);

/** authentication/status and validate2FA: whether it was a success. */
export const successReply: t.Decoder<unknown, boolean> = carriedOver(
  t.type({ authenticationResult: t.type({ success: t.boolean }) }),
  ({ authenticationResult }) => authenticationResult.success,
);

/** social-auth/status. */
export const socialStatusReply: t.Decoder<unknown, SocialStatus> = carriedOver(
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

/** send2FA; a status that is left out means the second factor is set up. */
export const twoFactorStanding: t.Decoder<unknown, TwoFactorStanding> = carriedOver(
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

const filled = (text: string | null | undefined): string | null => (text === undefined || text === '' ? null : text);

/** profile. */
export const profileReply: t.Decoder<unknown, Profile> = carriedOver(
  t.type({
    mobilePhone: maybe(t.type({ number: maybe(t.string) })),
    profile: t.type({ accountType: maybe(t.string), email: maybe(t.string) }),
  }),
  ({ mobilePhone, profile }) => ({
    email: filled(profile.email),
    accountType: accountTypeOfProfile(profile.accountType ?? ''),
    mobileNumber: filled(mobilePhone?.number),
  }),
);
