import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { LinkedAccount, ProfileId } from '#domain/identity/accessToken.ts';
import { type Email, emailOf } from '#domain/identity/email.ts';
import { type Locale, locales, pseudoLocale } from '#domain/locale/locale.ts';
import type { AccountType } from '#domain/platform/accountType.ts';
import { type Platform, platforms } from '#domain/platform/platform.ts';
import type { ReferenceSource } from '#domain/redirect/referenceSource.ts';
import type { CodeFault } from '#domain/session/codeFault.ts';
import type { CodePurpose } from '#domain/session/sessionStates.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { type Channel, channels, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { either, nullable, parsedText } from '#infrastructure/http/codecs.ts';

type Codec<A> = t.Type<A, unknown>;

/** One of these words. */
export const oneOf = <Word extends string>(...words: ReadonlyArray<Word>): Codec<Word> =>
  parsedText((text) => words.find((word) => word === text) ?? null);

/** An email address that `parseEmail` accepts unchanged. */
export const email: Codec<Email> = parsedText(emailOf);
/** A language of the product, or the pseudo-locale. */
export const locale: Codec<Locale> = oneOf(...locales, pseudoLocale);
/** One of the platforms. */
export const platform: Codec<Platform> = oneOf(...platforms);
/** The id of a profile: any text. */
export const profileId: Codec<ProfileId> = parsedText((text) => unsafeNominal<'ProfileId'>(text));
/** The type of an account. */
export const accountType: Codec<AccountType> = oneOf('Personal', 'Business', 'XECD', 'XERA');
/** The site that referred the visitor. */
export const referenceSource: Codec<ReferenceSource> = oneOf(
  ...(['personal', 'business', 'XECD', 'XERA', 'XECI', 'DEVPORTAL'] as const),
);
/** The purpose of a code. */
export const codePurpose: Codec<CodePurpose> = oneOf(
  ...(['SignUp', 'PasswordReset', 'EmailChange', 'PasswordChange', 'TwoFactor'] as const),
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

const AccountWithoutNumber = t.exact(t.type({ profileId, accountType: oneOf('Personal', 'Business'), name: t.string }));

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

const channel: Codec<Channel> = oneOf(...channels.map(({ name }) => name));

/** The fields that a reload loses: the numbers, and what is true only while they are known. */
type MemoryOnly = 'phone' | 'lookedUpType' | 'profileNumber' | 'linkedNumbers' | 'standing' | 'given';

/** The two-factor state without phone numbers. */
export const keptTwoFactor: Codec<Omit<TwoFactor, MemoryOnly>> = t.exact(
  t.type({
    requirement: oneOf('None', 'InSession', 'BySignIn'),
    status: oneOf('Locked', 'SetupDisabled', 'SetupRequired', 'Enrolled'),
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
