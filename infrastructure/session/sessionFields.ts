import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { LinkedAccount, ProfileId } from '#domain/identity/accessToken.ts';
import type { Email } from '#domain/identity/credentials.ts';
import { emailOf } from '#domain/identity/parseEmail.ts';
import { locales, pseudoLocale, type Locale } from '#domain/locale/locale.ts';
import { platforms, type Platform } from '#domain/platform/platform.ts';
import type { OAuth } from '#domain/redirect/redirect.ts';
import type { CodeFault } from '#domain/session/codeFault.ts';
import type { CodePurpose } from '#domain/session/session.ts';
import { mint } from '#domain/shared/nominal.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';

type Codec<A> = t.Type<A, unknown>;

const texts = <A extends string>(name: string, parse: (text: string) => A | null): Codec<A> =>
  new t.Type<A, unknown>(
    name,
    (value): value is A => typeof value === 'string' && parse(value) === value,
    (input, context) => {
      const parsed = typeof input === 'string' ? parse(input) : null;
      return parsed === null ? t.failure(input, context) : t.success(parsed);
    },
    (value) => value,
  );

/** A field that is there, if only to say that there is nothing. */
export const nullable = <A>(codec: Codec<A>): Codec<A | null> => t.union([codec, t.null]);

export const email: Codec<Email> = texts('Email', emailOf);
export const locale: Codec<Locale> = texts(
  'Locale',
  (text) => [...locales, pseudoLocale].find((one) => one === text) ?? null,
);
export const platform: Codec<Platform> = texts('Platform', (text) => platforms.find((one) => one === text) ?? null);
export const profileId: Codec<ProfileId> = texts('ProfileId', (text) => mint<'ProfileId'>(text));

export const oAuth: Codec<OAuth> = t.exact(
  t.type({
    state: nullable(t.string),
    codeChallenge: nullable(t.string),
    codeChallengeMethod: nullable(t.literal('S256')),
  }),
);

const waitingFault = <Tag extends 'rateLimit' | 'tooManyException'>(
  tag: Tag,
): Codec<{ readonly _tag: Tag; readonly until: number | null }> =>
  t.type({ _tag: t.literal(tag), until: nullable(t.number) });

export const codeFault: Codec<CodeFault> = t.union([
  waitingFault('rateLimit'),
  waitingFault('tooManyException'),
  t.type({ _tag: t.literal('invalidCode') }),
  t.type({ _tag: t.literal('expiredCode') }),
]);

export const codePurpose: Codec<CodePurpose> = t.keyof({
  SignUp: null,
  PasswordReset: null,
  EmailChange: null,
  PasswordChange: null,
  TwoFactor: null,
});

const AccountWithoutNumber = t.exact(
  t.type({ profileId, accountType: t.keyof({ Personal: null, Business: null }), name: t.string }),
);

/** Linked accounts are kept without their mobile numbers. */
export const linkedAccounts: Codec<ReadonlyArray<LinkedAccount>> = new t.Type<ReadonlyArray<LinkedAccount>, unknown>(
  'LinkedAccounts',
  (value): value is ReadonlyArray<LinkedAccount> => Array.isArray(value),
  (input, context) =>
    E.map((accounts: ReadonlyArray<t.TypeOf<typeof AccountWithoutNumber>>) =>
      accounts.map((account): LinkedAccount => ({ ...account, mobileNumber: null })),
    )(t.array(AccountWithoutNumber).validate(input, context)),
  (accounts) => accounts.map((account) => AccountWithoutNumber.encode(account)),
);

const channel = t.keyof({ sms: null, call: null, whatsapp: null });

/** Forgotten with the page: the numbers, and what is true only while they are known. */
type MemoryOnly = 'phone' | 'profileNumber' | 'linkedNumbers' | 'entered' | 'given';

/** How far two-factor has come, without a single phone number. */
export const keptTwoFactor: Codec<Omit<TwoFactor, MemoryOnly>> = t.exact(
  t.type({
    required: t.boolean,
    useWebLogin: t.boolean,
    status: t.keyof({ Locked: null, SetupDisabled: null, SetupRequired: null, Enrolled: null }),
    numberTyped: t.boolean,
    changingNumber: t.boolean,
    profileId: nullable(profileId),
    channel: nullable(t.union([channel, t.literal('email')])),
    previousChannel: nullable(channel),
    verificationChannels: t.readonlyArray(channel),
    rememberBrowser: t.boolean,
    sendAttempts: t.number,
    verificationAttempts: t.number,
  }),
);
