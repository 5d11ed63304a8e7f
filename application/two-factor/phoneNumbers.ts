import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { OpenPhoneBook } from '#application/ports/phoneBook.ts';
import type { Ports } from '#application/ports/ports.ts';
import { withTimeout } from '#application/shared/withTimeout.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';
import {
  maskedNumber,
  type NumberProblem,
  type PhoneParts,
  type PhoneReading,
  shownNumber,
  type ShownNumber,
  type TypedPhone,
} from '#domain/two-factor/phoneNumber.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';

type BookFault = { readonly _tag: 'Unreachable' | 'Cancelled' };

/** Parses and formats phone numbers. The phone book opens before any two-factor screen shows. */
export type PhoneNumbers = {
  /** Loads the phone book: `Unreachable` after ten seconds, `Cancelled` once it is abandoned. */
  readonly open: TaskEither<BookFault, void>;
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

/** How long the phone book may take, in milliseconds. */
const bookTimeout = 10_000;

// Because: a browser does not end the load of a script that gets no answer.
const makeOpenInTime = ({ phoneBook, clock }: BookPorts): TaskEither<BookFault, OpenPhoneBook> =>
  withTimeout<E.Either<BookFault, OpenPhoneBook>>(phoneBook.open, {
    clock,
    ms: bookTimeout,
    onTimeout: async () => E.left({ _tag: 'Unreachable' }),
  });

/** Keeps the phone book after the first load. */
export const makePhoneNumbers = (ports: BookPorts): PhoneNumbers => {
  let book: OpenPhoneBook | null = null;
  let endWait = (): void => undefined;
  const openInTime = makeOpenInTime(ports);
  const read: PhoneNumbers['read'] = (typed) => book?.read(typed) ?? E.left('Malformed');
  const partsOf = (number: string): PhoneParts | null => book?.partsOf(number) ?? null;
  const absorb = (typed: string): TypedPhone | null => {
    const reading = read({ country: '', number: typed });
    return E.isLeft(reading) ? null : { country: reading.right.country ?? anywhere, number: reading.right.national };
  };
  return {
    open: async () => {
      const abandoned = new Promise<E.Either<BookFault, never>>((resolve) => {
        endWait = () => resolve(E.left({ _tag: 'Cancelled' }));
      });
      const opened = await Promise.race([openInTime(), abandoned]);
      if (E.isLeft(opened)) return opened;
      book = opened.right;
      return E.right(undefined);
    },
    abandon: async () => endWait(),
    read,
    absorb,
    numberOf: (parts) => book?.numberOf(parts) ?? null,
    shown: (twoFactor) => {
      const parts = twoFactor.phone._tag === 'Absent' ? null : partsOf(twoFactor.phone.number);
      return parts === null ? null : shownNumber(parts, twoFactor);
    },
    masked: (number) => {
      const parts = partsOf(number);
      return parts === null ? null : maskedNumber(parts);
    },
    draft: ({ phone }) => {
      const number = phone._tag === 'Absent' ? '' : phone.number;
      return absorb(number) ?? { country: anywhere, number };
    },
    callingCodes: () => book?.callingCodes ?? [],
  };
};
