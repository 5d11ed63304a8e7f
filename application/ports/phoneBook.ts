import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { MobileNumber } from '#domain/identity/accessToken.ts';
import type { NumberProblem, PhoneParts, PhoneReading, TypedPhone } from '#domain/two-factor/phoneNumber.ts';

/** The phone metadata of all countries. It is large, so it is loaded on demand. */
export type PhoneBook = {
  /** Loads the metadata; `Unreachable` if the load fails. */
  readonly open: TaskEither<{ readonly _tag: 'Unreachable' }, OpenPhoneBook>;
};

/** The loaded phone metadata. */
export type OpenPhoneBook = {
  /**
   * Parses a typed number. A number with a calling code belongs to its countries, whatever country was chosen. One with an extension, or
   * that no numbering plan of its calling code has, is `Malformed`.
   */
  readonly read: (typed: TypedPhone) => Either<NumberProblem, PhoneReading>;
  /** The number of a linked account in E.164 form, by the rules of its country; null if its parts are no number. */
  readonly numberOf: (parts: MobileNumber) => string | null;
  /** Splits a number in E.164 form into its international parts; null if it is no number. */
  readonly partsOf: (number: string) => PhoneParts | null;
  /** The calling codes by ISO 3166 country code. */
  readonly callingCodes: ReadonlyArray<{ readonly country: string; readonly code: string }>;
};
