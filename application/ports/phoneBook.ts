import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { NumberProblem, PhoneReading, TypedPhone } from '#domain/two-factor/phoneNumber.ts';
import type { PhoneParts } from '#domain/two-factor/maskPhone.ts';

/** What is known of the numbers of all countries. It is large, so it is fetched where numbers are spoken of. */
export type PhoneBook = {
  /** Brings the book; Left when it could not be had. */
  readonly open: TaskEither<{ readonly _tag: 'Unreachable' }, OpenPhoneBook>;
};

export type OpenPhoneBook = {
  /** Reads what was typed. A number written whole belongs to its own country, whatever country was chosen. */
  readonly read: (typed: TypedPhone) => Either<NumberProblem, PhoneReading>;
  /** Takes a number in E.164 form apart as it is written between countries; null where it is none. */
  readonly partsOf: (number: string) => PhoneParts | null;
  /** Every country that has a calling code, by its two letters. */
  readonly callingCodes: ReadonlyArray<{ readonly country: string; readonly code: string }>;
};
