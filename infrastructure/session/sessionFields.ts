import * as t from 'io-ts';
import { type Email, emailOf } from '#domain/identity/email.ts';
import type { CodeFault, CodePurpose } from '#domain/session/session.ts';
import { type Channel, channels } from '#domain/two-factor/channels.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { type Codec, either, nominalText, nullable, parsedText } from '#infrastructure/http/codecs.ts';

/** One of these words. */
export const oneOf = <Word extends string>(...words: ReadonlyArray<Word>): Codec<Word> =>
  parsedText((text) => words.find((word) => word === text) ?? null);

/** An email address that `parseEmail` accepts unchanged. */
export const email: Codec<Email> = parsedText(emailOf);

const purposes = ['SignUp', 'PasswordReset', 'EmailChange', 'PasswordChange', 'TwoFactor'] as const;

/** The purpose of a code. */
export const codePurpose: Codec<CodePurpose> = oneOf(...purposes);

/** The fault of an entered code; times are wall-clock milliseconds. */
export const codeFault: Codec<CodeFault> = either(
  t.type({ _tag: oneOf('rateLimit', 'tooManyException'), until: nullable(t.number) }),
  t.type({ _tag: oneOf('invalidCode', 'expiredCode') }),
);

const channel: Codec<Channel> = oneOf(...channels.map(({ name }) => name));

/** The fields that a reload loses: the numbers, and what the service says again. */
type MemoryOnly = 'phone' | 'profileNumber' | 'linkedNumbers' | 'standing' | 'status' | 'verificationChannels';

/** The two-factor state without phone numbers. */
export const storedTwoFactor: Codec<Omit<TwoFactor, MemoryOnly>> = t.exact(
  t.type({
    requirement: oneOf('None', 'InSession', 'BySignIn'),
    given: oneOf('No', 'Yes', 'WithFirstNumber', 'WithNewNumber'),
    newNumber: oneOf('None', 'Wanted', 'Typed'),
    profileId: nullable(nominalText<'ProfileId'>()),
    sent: nullable(
      t.type({
        channel: either(channel, t.literal('email')),
        previousChannel: nullable(channel),
        sendAttempts: t.number,
        verificationAttempts: t.number,
      }),
    ),
  }),
);
