import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { OpenPhoneBook } from '#application/ports/sources.ts';
import { identityTimeout, withTimeout } from '#application/shared/withTimeout.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';
import {
  type EnteredPhone,
  maskedNumber,
  offeredCountry,
  shownNumber,
  type ShownNumber,
  type TypedPhone,
} from '#domain/two-factor/phoneNumber.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';

type Offered = EnteredPhone['offered'];

/** Parses and formats phone numbers. The phone book opens before any two-factor screen shows; until then, no text is a number. */
export type PhoneNumbers = Pick<OpenPhoneBook, 'read' | 'numberOf'> & {
  /** Loads the phone book, which a browser may never end by itself: `Unreachable` after eight seconds. */
  readonly open: TaskEither<{ readonly _tag: 'Unreachable' }, void>;
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

const closedBook: OpenPhoneBook = {
  read: () => E.left('Malformed'),
  numberOf: () => null,
  partsOf: () => null,
  callingCodes: [],
};

/** Keeps the phone book after the first load. */
export const makePhoneNumbers = ({ phoneBook, clock }: Pick<Ports, 'phoneBook' | 'clock'>): PhoneNumbers => {
  let book = closedBook;
  const load = withTimeout(phoneBook.open, { clock, ms: identityTimeout, onTimeout: TE.left({ _tag: 'Unreachable' }) });
  const absorb: PhoneNumbers['absorb'] = (typed, offered) => {
    const reading = book.read({ country: '', number: typed });
    const country = E.isLeft(reading) ? null : offeredCountry(reading.right, offered);
    return E.isLeft(reading) || country === null ? null : { country, number: reading.right.national };
  };
  return {
    open: async () => {
      const opened = await load();
      if (E.isLeft(opened)) return opened;
      book = opened.right;
      return E.right(undefined);
    },
    read: (typed) => book.read(typed),
    numberOf: (parts) => book.numberOf(parts),
    absorb,
    shown: ({ phone, status }) => {
      const parts = phone._tag === 'Absent' ? null : book.partsOf(phone.number);
      return parts === null ? null : shownNumber(parts, { status });
    },
    masked: (number) => {
      const parts = book.partsOf(number);
      return parts === null ? { text: '••••', tail: null } : maskedNumber(parts);
    },
    draft: ({ phone }, offered) => {
      const number = phone._tag === 'Absent' ? '' : phone.number;
      return absorb(number, offered) ?? { country: noSystemFields.geoLocation, number };
    },
    callingCodes: () => book.callingCodes,
  };
};
