import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { OpenPhoneBook, PhoneBook } from '#application/ports/phoneBook.ts';
import { maskedNumber, shownNumber, type ShownNumber } from '#domain/two-factor/shownNumber.ts';
import type { NumberProblem, PhoneReading, TypedPhone } from '#domain/two-factor/phoneNumber.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';

/** Speaks of phone numbers once the book is open, which it is before any screen of two-factor shows. */
export type Phones = {
  readonly open: TE.TaskEither<{ readonly _tag: 'Unreachable' }, void>;
  readonly read: (typed: TypedPhone) => E.Either<NumberProblem, PhoneReading>;
  /** The number as it stands, as it may be shown; null when there is none. */
  readonly shown: (twoFactor: TwoFactor) => ShownNumber | null;
  readonly masked: (number: string) => ShownNumber | null;
  /** What the number's form is filled in with. */
  readonly draft: (twoFactor: TwoFactor) => TypedPhone;
  /** What a number written whole says of both fields; null for any other. */
  readonly absorb: (typed: string) => TypedPhone | null;
  readonly callingCodes: () => OpenPhoneBook['callingCodes'];
};

const anywhere = noSystemFields.geoLocation;

/** Keeps the book once it is open. */
export const makePhones = ({ open }: PhoneBook): Phones => {
  let book: OpenPhoneBook | null = null;
  const partsOf: OpenPhoneBook['partsOf'] = (number) => book?.partsOf(number) ?? null;
  const read: Phones['read'] = (typed) => book?.read(typed) ?? E.left('Malformed');
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
