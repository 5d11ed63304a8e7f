import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { PhoneLookup, Profile } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import { emailOf, mayBeSameEmail } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { inTwoFactor, withProfileAccountType, withProfilePerson } from '#domain/session/changes.ts';
import type { Session } from '#domain/session/session.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';
import { linkedNumbers, numberChoice } from '#domain/two-factor/linkedNumbers.ts';
import * as change from '#domain/two-factor/phoneChanges.ts';
import type { PhoneNumbers } from './phoneNumbers.ts';

/** Finds the number for the codes. */
export type FindNumber = {
  /** Reads and looks up the number of the profile. If the lookup fails, the person reviews the number. */
  readonly own: TE.TaskEither<IdentityFault, void>;
  /** Reads the numbers of the linked accounts. Takes the only one, or the one picked before, if it is valid. */
  readonly linked: Task<void>;
};

type NumberPorts = Pick<Ports, 'identity' | 'session'>;
type LookUp = (number: string) => Promise<PhoneLookup>;

const makeLookUp =
  ({ identity }: NumberPorts): LookUp =>
  async (number) => {
    const found = await identity.lookUpPhone(number)();
    return E.isRight(found) ? found.right : { _tag: 'Invalid', type: null, fault: null };
  };

// Because: a refused sign-in has no tokens, so only the profile tells that another person has signed in in another tab.
const isOfSession =
  (read: () => Session) =>
  ({ email: named }: Profile): boolean => {
    const { email } = read().typed;
    return (
      read().twoFactor.requirement !== 'BySignIn' || email === null || named === null || mayBeSameEmail(email, named)
    );
  };

const makeOwn = ({ identity, session }: NumberPorts, phones: PhoneNumbers, lookUp: LookUp): FindNumber['own'] => {
  // Because: a number that does not parse stays as it is, so that the person can correct it.
  const inE164 = (number: string): string =>
    pipe(
      phones.read({ country: noSystemFields.geoLocation, number }),
      E.match(
        () => number,
        (reading) => reading.number,
      ),
    );
  const storeNumber = async ({ email, accountType, mobileNumber }: Profile): Promise<void> => {
    session.update(withProfileAccountType(accountType));
    const address = emailOf(email ?? '');
    if (address !== null) session.update(withProfilePerson(address));
    const number = mobileNumber === null ? null : inE164(mobileNumber);
    session.update(inTwoFactor(change.profileNumberRead(number)));
    if (number === null) return;
    const { _tag, type } = await lookUp(number);
    session.update(inTwoFactor((_tag === 'Valid' ? change.numberLookedUp : change.lookupFailed)(number, type)));
  };
  return pipe(
    TE.fromTask(() => Promise.all([phones.open(), identity.profile()])),
    TE.flatMapEither(([book, profile]) => (E.isLeft(book) ? book : profile)),
    TE.flatMapEither((profile): E.Either<IdentityFault, Profile> =>
      isOfSession(session.get)(profile) ? E.right(profile) : E.left({ _tag: 'SignedOut' }),
    ),
    TE.flatMapTask((profile) => () => storeNumber(profile)),
  );
};

/** Reads the profile and the phone book at once, then looks the number up. */
export const makeFindNumber = (ports: NumberPorts, phones: PhoneNumbers): FindNumber => {
  const { session } = ports;
  const lookUp = makeLookUp(ports);
  return {
    own: makeOwn(ports, phones, lookUp),
    linked: async () => {
      const { twoFactor, person } = session.get();
      // Because: after a reload the session may hold a linked account whose number is no longer the one in use.
      session.update(inTwoFactor(change.linkedNumberDropped));
      if (twoFactor.status !== 'SetupRequired') return;
      const numbers = linkedNumbers(person.linkedAccounts, phones.numberOf);
      const choice = numberChoice(numbers);
      if (choice._tag === 'SeveralNumbers') session.update(inTwoFactor(change.linkedNumbersFound(numbers)));
      const picked = numbers.find(({ profileId }) => profileId === twoFactor.profileId);
      const taken = choice._tag === 'OneNumber' ? choice.only : picked;
      if (taken === undefined) return;
      const { _tag, type } = await lookUp(taken.number);
      if (_tag === 'Valid') session.update(inTwoFactor(change.linkedNumberFound(taken, type)));
    },
  };
};
