import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type {
  CodeSent,
  Grant,
  Profile,
  ProviderStatus,
  TwoFactorReply,
  UserInfo,
} from '#application/ports/identityCalls.ts';
import type { Tokens } from '#domain/identity/accessToken.ts';
import { knownRules, type PasswordRule } from '#domain/identity/checkPassword.ts';
import { accountTypeOfProfile } from '#domain/platform/accountType.ts';
import { rightOrNull } from '#domain/shared/parsing.ts';
import { twoFactorStatusOf } from '#domain/two-factor/twoFactor.ts';
import { readReply, type ReadReply } from '#infrastructure/http/readReply.ts';
import { either, goodOnes, maybe, nominalText, textOrNull } from '#infrastructure/http/codecs.ts';
import { tokenClaims } from './tokenClaims.ts';

/** The reply of a call whose answer has no content. */
export const noReply: ReadReply<void> = () => E.right(undefined);

/** The reply of a call that sends a code: the cooldown. */
export const codeSentReply: ReadReply<CodeSent> = ({ retryAfterMs }) => E.right({ retryAfterMs });

/** The reply of weblogin, confirmSignup and confirmForgotPassword. */
export const grantReply: ReadReply<Grant> = readReply(
  t.type({ authCode: nominalText<'AuthCode'>(), profileId: maybe(either(nominalText<'ProfileId'>(), t.literal(''))) }),
  ({ authCode, profileId }) => ({ authCode, profileId: profileId || null }),
);

/** The reply of webChangeEmailConfirm; null without an auth code. */
export const grantIfAny: ReadReply<Grant | null> = (answer) => E.right(rightOrNull(grantReply(answer)));

/** The reply of getGSOTokens; malformed if the payload of the token cannot be decoded. */
export const tokensReply: ReadReply<Tokens> = readReply(
  t.type({
    tokens: t.type({ access_token: nominalText<'AccessToken'>() }),
    auth_code: maybe(nominalText<'AuthCode'>()),
  }),
  ({ tokens: { access_token: accessToken }, auth_code }) => {
    const claims = tokenClaims(accessToken);
    return claims === null ? null : { accessToken, claims, authCode: auth_code ?? null };
  },
);

/** The reply of oauth2/userInfo. */
export const userInfoReply: ReadReply<UserInfo> = readReply(
  t.type({ sub: nominalText<'ProfileId'>(), email: maybe(t.string) }),
  ({ sub, email }) => ({ profileId: sub, email: textOrNull(email) }),
);

/** The reply of authentication/status and validate2FA: whether the call succeeded. */
export const successReply: ReadReply<boolean> = readReply(
  t.type({ authenticationResult: t.type({ success: t.boolean }) }),
  ({ authenticationResult }) => authenticationResult.success,
);

/** The reply of social-auth/status. */
export const providerStatusReply: ReadReply<ProviderStatus> = readReply(
  t.type({
    authenticated: t.boolean,
    email: maybe(t.string),
    accountExists: maybe(t.boolean),
  }),
  ({ authenticated, email, accountExists }) => ({
    authenticated,
    email: textOrNull(email),
    accountExists: accountExists === true,
  }),
);

/** The reply of send2FA with its cooldown; a missing status means that two-factor is set up. */
export const twoFactorReply: ReadReply<TwoFactorReply> = readReply(
  t.type({
    verificationChannels: maybe(goodOnes(t.string)),
    twoFactorAuthStatus: maybe(t.string),
    authenticationResult: t.type({ success: t.boolean, challengeName: maybe(t.string) }),
  }),
  ({ verificationChannels, twoFactorAuthStatus, authenticationResult }, { retryAfterMs }) => {
    const { success, challengeName } = authenticationResult;
    const status = twoFactorStatusOf(twoFactorAuthStatus ?? 'Enabled');
    const details = { verificationChannels: verificationChannels ?? [], challengeName: challengeName ?? null };
    return status === null ? null : { status, success, ...details, retryAfterMs };
  },
);

/** The reply of profile; an empty text counts as none. */
export const profileReply: ReadReply<Profile> = readReply(
  t.type({
    mobilePhone: maybe(t.type({ number: maybe(t.string) })),
    profile: t.type({ accountType: maybe(t.string), email: maybe(t.string) }),
  }),
  ({ mobilePhone, profile }) => ({
    email: textOrNull(profile.email),
    accountType: accountTypeOfProfile(profile.accountType ?? ''),
    mobileNumber: textOrNull(mobilePhone?.number),
  }),
);

const Requirement = t.type({ rule: t.string, value: maybe(either(t.number, t.boolean)), message: maybe(t.string) });

/** The rule of a requirement. A length rule without its length is no known rule: it can be neither checked nor shown. */
const ruleOf = ({ rule, value, message }: t.TypeOf<typeof Requirement>): PasswordRule[] => {
  const known = knownRules.find((name) => name === rule);
  const count = typeof value === 'number' ? value : null;
  const needsCount = known === 'minLength' || known === 'maxLength';
  if (known !== undefined && (count !== null || !needsCount))
    return [{ _tag: 'Known', rule: known, value: count ?? 1 }];
  return typeof message === 'string' ? [{ _tag: 'ServiceOnly', rule, message }] : [];
};

/** The reply of passwordRequirements. An unknown rule keeps the message of the service; without a message it is dropped. */
export const passwordRulesReply: ReadReply<ReadonlyArray<PasswordRule>> = readReply(
  t.type({ requirements: goodOnes(Requirement) }),
  ({ requirements }) => requirements.flatMap(ruleOf),
);
