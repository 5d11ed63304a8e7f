import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { OpenPhoneBook, PhoneBook } from '#application/ports/phoneBook.ts';
import { maskedNumber, shownNumber, type ShownNumber } from '#domain/two-factor/shownNumber.ts';
import type { NumberProblem, PhoneReading, TypedPhone } from '#domain/two-factor/phoneNumber.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';

/** Parses and formats phone numbers. The phone book opens before any two-factor screen shows. */
export type PhoneNumbers = {
  /** Loads the phone book. */
  readonly open: TE.TaskEither<{ readonly _tag: 'Unreachable' }, void>;
  readonly read: (typed: TypedPhone) => E.Either<NumberProblem, PhoneReading>;
  /** The number of a linked account in E.164 form; null if its parts are no number. */
  readonly numberOf: OpenPhoneBook['numberOf'];
  /** The current number in the form that the screen may show; null without a number. */
  readonly shown: (twoFactor: TwoFactor) => ShownNumber | null;
  /** The masked form of a number; null if it is no number. */
  readonly masked: (number: string) => ShownNumber | null;
  /** The initial values of the number form. */
  readonly draft: (twoFactor: TwoFactor) => TypedPhone;
  /** Both fields of a number that was typed with its calling code; null for any other. */
  readonly absorb: (typed: string) => TypedPhone | null;
  readonly callingCodes: () => OpenPhoneBook['callingCodes'];
};

const anywhere = noSystemFields.geoLocation;

/** Keeps the phone book after the first load. */
export const makePhoneNumbers = ({ open }: PhoneBook): PhoneNumbers => {
  let book: OpenPhoneBook | null = null;
  const partsOf: OpenPhoneBook['partsOf'] = (number) => book?.partsOf(number) ?? null;
  const read: PhoneNumbers['read'] = (typed) => book?.read(typed) ?? E.left('Malformed');
  const draftOf = (country: string, number: string): TypedPhone =>
    pipe(
      read({ country, number }),
      E.match(
        () => ({ country: anywhere, number }),
        (reading) => ({ country: reading.country ?? anywhere, number: reading.national }),
      ),
    );
  return {
    open: pipe(
      open,
      TE.map((opened) => void (book = opened)),
    ),
    read,
    numberOf: (parts) => book?.numberOf(parts) ?? null,
    shown: (twoFactor) => {
      const parts = twoFactor.phone._tag === 'Absent' ? null : partsOf(twoFactor.phone.number);
      return parts === null ? null : shownNumber(parts, twoFactor);
    },
    masked: (number) => {
      const parts = partsOf(number);
      return parts === null ? null : maskedNumber(parts);
    },
    draft: ({ phone }) =>
      phone._tag === 'Absent' ? { country: anywhere, number: '' } : draftOf(anywhere, phone.number),
    absorb: (typed) => {
      const reading = read({ country: '', number: typed });
      return E.isRight(reading) ? { country: reading.right.country ?? anywhere, number: reading.right.national } : null;
    },
    callingCodes: () => book?.callingCodes ?? [],
  };
};
