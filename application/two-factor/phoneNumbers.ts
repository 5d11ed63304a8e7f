import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { OpenPhoneBook } from '#application/ports/phoneBook.ts';
import type { Ports } from '#application/ports/ports.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';
import {
  maskedNumber,
  type NumberProblem,
  type PhoneReading,
  shownNumber,
  type ShownNumber,
  type TypedPhone,
} from '#domain/two-factor/phoneNumber.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';

/** Parses and formats phone numbers. The phone book opens before any two-factor screen shows. */
export type PhoneNumbers = {
  /** Loads the phone book: `Unreachable` after ten seconds, `Cancelled` once it is abandoned. */
  readonly open: TE.TaskEither<BookFault, void>;
  /** Ends the wait for the phone book. */
  readonly abandon: Task<void>;
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

type BookPorts = Pick<Ports, 'phoneBook' | 'clock'>;

type BookFault = { readonly _tag: 'Unreachable' | 'Cancelled' };

type OpenInTime = { readonly open: TE.TaskEither<BookFault, OpenPhoneBook>; readonly abandon: Task<void> };

/** How long the phone book may take, in milliseconds. */
const bookTimeout = 10_000;

// Because: a browser does not end the load of a script that gets no answer.
const openInTime = ({ phoneBook, clock }: BookPorts): OpenInTime => {
  let end: ((_tag: BookFault['_tag']) => void) | null = null;
  return {
    open: () =>
      new Promise((resolve) => {
        end = (_tag) => resolve(E.left({ _tag }));
        void phoneBook.open().then(resolve);
        void clock
          .wait(bookTimeout)()
          .then(() => resolve(E.left({ _tag: 'Unreachable' })));
      }),
    abandon: async () => end?.('Cancelled'),
  };
};

/** Keeps the phone book after the first load. */
export const makePhoneNumbers = (ports: BookPorts): PhoneNumbers => {
  const { open, abandon } = openInTime(ports);
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
    abandon,
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
