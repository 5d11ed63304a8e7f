import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { LinkedAccount, ProfileId } from '#domain/identity/accessToken.ts';
import { type Email, emailOf } from '#domain/identity/email.ts';
import { type Locale, locales, pseudoLocale } from '#domain/locale/locale.ts';
import { type Platform, platforms } from '#domain/platform/platform.ts';
import type { RawOAuth } from '#domain/redirect/redirect.ts';
import type { CodeFault } from '#domain/session/codeFault.ts';
import type { CodePurpose } from '#domain/session/session.ts';
import type { OneTimeCall } from '#domain/session/sessionStates.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { type Channel, channels, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { either, nullable, parsedText } from '#infrastructure/http/codecs.ts';

type Codec<A> = t.Type<A, unknown>;

/** An email address that `parseEmail` accepts unchanged. */
export const email: Codec<Email> = parsedText(emailOf);
/** A language of the product, or the pseudo-locale. */
export const locale: Codec<Locale> = parsedText(
  (text) => [...locales, pseudoLocale].find((one) => one === text) ?? null,
);
/** One of the platforms. */
export const platform: Codec<Platform> = parsedText((text) => platforms.find((one) => one === text) ?? null);
/** The id of a profile: any text. */
export const profileId: Codec<ProfileId> = parsedText((text) => unsafeNominal<'ProfileId'>(text));

/** The OAuth values of a relying party as they are stored: the reader drops a challenge without S256, as one in a query. */
export const oAuth: Codec<RawOAuth> = t.exact(
  t.type({ state: nullable(t.string), codeChallenge: nullable(t.string), codeChallengeMethod: nullable(t.string) }),
);

/** A number of events; none in a session that a build without this field stored. */
export const count: Codec<number> = new t.Type<number, unknown>(
  'Count',
  t.number.is,
  (input, context) => t.number.validate(input ?? 0, context),
  (value) => value,
);

const waitingFault = <Tag extends 'rateLimit' | 'tooManyException'>(
  tag: Tag,
): Codec<{ readonly _tag: Tag; readonly until: number | null }> =>
  t.type({ _tag: t.literal(tag), until: nullable(t.number) });

/** The fault of an entered code; times are wall-clock milliseconds. */
export const codeFault: Codec<CodeFault> = either(
  either(waitingFault('rateLimit'), waitingFault('tooManyException')),
  either(t.type({ _tag: t.literal('invalidCode') }), t.type({ _tag: t.literal('expiredCode') })),
);

/** The purpose of a code. */
export const codePurpose: Codec<CodePurpose> = t.keyof({
  SignUp: null,
  PasswordReset: null,
  EmailChange: null,
  PasswordChange: null,
  TwoFactor: null,
});

/** A call that takes effect once. */
export const oneTimeCall: Codec<OneTimeCall> = t.keyof({
  SignUp: null,
  SignUpCode: null,
  PasswordCode: null,
  EmailCode: null,
  TwoFactorCode: null,
});

const AccountWithoutNumber = t.exact(
  t.type({ profileId, accountType: t.keyof({ Personal: null, Business: null }), name: t.string }),
);

/** Linked accounts, stored without their mobile numbers. */
export const linkedAccounts: Codec<ReadonlyArray<LinkedAccount>> = new t.Type<ReadonlyArray<LinkedAccount>, unknown>(
  'LinkedAccounts',
  (value): value is ReadonlyArray<LinkedAccount> => Array.isArray(value),
  (input, context) =>
    E.map((accounts: ReadonlyArray<t.TypeOf<typeof AccountWithoutNumber>>) =>
      accounts.map((account): LinkedAccount => ({ ...account, mobileNumber: null })),
    )(t.array(AccountWithoutNumber).validate(input, context)),
  (accounts) => accounts.map((account) => AccountWithoutNumber.encode(account)),
);

const channel: Codec<Channel> = parsedText((text) => channels.find(({ name }) => name === text)?.name ?? null);

/** The fields that a reload loses: the numbers, and what is true only while they are known. */
type MemoryOnly = 'phone' | 'lookedUpType' | 'profileNumber' | 'linkedNumbers' | 'entered' | 'emailRefused' | 'given';

/** The two-factor state without phone numbers. */
export const keptTwoFactor: Codec<Omit<TwoFactor, MemoryOnly>> = t.exact(
  t.type({
    required: t.boolean,
    useWebLogin: t.boolean,
    status: t.keyof({ Locked: null, SetupDisabled: null, SetupRequired: null, Enrolled: null }),
    numberTyped: t.boolean,
    changingNumber: t.boolean,
    profileId: nullable(profileId),
    channel: nullable(either(channel, t.literal('email'))),
    previousChannel: nullable(channel),
    verificationChannels: t.readonlyArray(channel),
    rememberBrowser: t.boolean,
    sendAttempts: t.number,
    verificationAttempts: t.number,
  }),
);
