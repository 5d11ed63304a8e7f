import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { OpenPhoneBook } from '#application/ports/sources.ts';
import type { Clock, Ports } from '#application/ports/ports.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';
import {
  type EnteredPhone,
  maskedNumber,
  type NumberProblem,
  offeredCountry,
  type PhoneReading,
  shownNumber,
  type ShownNumber,
  type TypedPhone,
  whereOffered,
} from '#domain/two-factor/phoneNumber.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';

type Offered = EnteredPhone['offered'];

type BookFault = { readonly _tag: 'Unreachable' | 'Cancelled' };

/** Parses and formats phone numbers. The phone book opens before any two-factor screen shows. */
export type PhoneNumbers = Pick<OpenPhoneBook, 'read' | 'numberOf'> & {
  /** Loads the phone book: `Unreachable` after ten seconds, `Cancelled` once it is abandoned. */
  readonly open: TaskEither<BookFault, void>;
  /** Ends the wait for the phone book. */
  readonly abandon: Task<void>;
  /** Parses a number that was typed into the form; `NotOffered` if no country of the form has its calling code. */
  readonly readEntered: (entered: EnteredPhone) => E.Either<NumberProblem, PhoneReading>;
  /** The current number in the form that the screen may show; null without a number. */
  readonly shown: (twoFactor: TwoFactor) => ShownNumber | null;
  /** The masked form of a number; only bullets if it is no number. */
  readonly masked: (number: string) => ShownNumber;
  /** The initial values of the number form. */
  readonly draft: (twoFactor: TwoFactor, offered: Offered) => TypedPhone;
  /** Both fields of a number that was typed with its calling code; null for any other, and for one that is of no country of the form. */
  readonly absorb: (typed: string, offered: Offered) => TypedPhone | null;
  readonly callingCodes: () => OpenPhoneBook['callingCodes'];
};

const wholeMask: ShownNumber = { text: '••••', tail: null };

const anywhere = noSystemFields.geoLocation;

/** How long the phone book may take, in milliseconds. */
const bookTimeout = 10_000;

// Because: a browser does not end the load of a script that gets no answer.
const timeout = async ({ wait }: Clock): Promise<E.Either<BookFault, never>> => {
  await wait(bookTimeout)();
  return E.left({ _tag: 'Unreachable' });
};

/** Keeps the phone book after the first load. */
export const makePhoneNumbers = ({ phoneBook, clock }: Pick<Ports, 'phoneBook' | 'clock'>): PhoneNumbers => {
  let book: OpenPhoneBook | null = null;
  let endWait = (): void => undefined;
  const read: PhoneNumbers['read'] = (typed) => book?.read(typed) ?? E.left('Malformed');
  const partsOf: OpenPhoneBook['partsOf'] = (number) => book?.partsOf(number) ?? null;
  const absorb: PhoneNumbers['absorb'] = (typed, offered) => {
    const reading = read({ country: '', number: typed });
    const country = E.isLeft(reading) ? null : offeredCountry(reading.right, offered);
    return E.isLeft(reading) || country === null ? null : { country, number: reading.right.national };
  };
  return {
    open: async () => {
      const abandoned = new Promise<E.Either<BookFault, never>>((resolve) => {
        endWait = () => resolve(E.left({ _tag: 'Cancelled' }));
      });
      const opened = await Promise.race([phoneBook.open(), timeout(clock), abandoned]);
      if (E.isLeft(opened)) return opened;
      book = opened.right;
      return E.right(undefined);
    },
    abandon: async () => endWait(),
    read,
    readEntered: ({ offered, ...typed }) => pipe(read(typed), E.flatMap(whereOffered(offered))),
    absorb,
    numberOf: (parts) => book?.numberOf(parts) ?? null,
    shown: (twoFactor) => {
      const parts = twoFactor.phone._tag === 'Absent' ? null : partsOf(twoFactor.phone.number);
      return parts === null ? null : shownNumber(parts, twoFactor);
    },
    masked: (number) => {
      const parts = partsOf(number);
      return parts === null ? wholeMask : maskedNumber(parts);
    },
    draft: ({ phone }, offered) => {
      const number = phone._tag === 'Absent' ? '' : phone.number;
      return absorb(number, offered) ?? { country: anywhere, number };
    },
    callingCodes: () => book?.callingCodes ?? [],
  };
};
