import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { PhoneLookup, Profile } from '#application/ports/twoFactorTalk.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { linkedNumbers, numberChoice } from '#domain/identity/linkedAccounts.ts';
import { parseEmail } from '#domain/identity/parseEmail.ts';
import { inTwoFactor, withEmail } from '#domain/session/changes.ts';
import * as change from '#domain/two-factor/phoneChanges.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';
import type { Phones } from './phones.ts';

/** Finds the number codes may go to. */
export type FindNumber = {
  /** The profile's, looked up; a lookup that fails leaves it to be reviewed. */
  readonly own: TE.TaskEither<IdentityFault, void>;
  /** Those of the linked accounts: the only one, or the one picked before, is taken where it proves valid. */
  readonly linked: Task<void>;
};

type Needs = Pick<Ports, 'identity' | 'session'>;
type LookUp = (number: string) => Promise<PhoneLookup>;

const makeLookUp =
  ({ identity }: Needs): LookUp =>
  async (number) => {
    const found = await identity.lookUpPhone(number)();
    return E.isRight(found) ? found.right : { _tag: 'Invalid', type: null };
  };

const makeOwn = ({ identity, session }: Needs, phones: Phones, lookUp: LookUp): FindNumber['own'] => {
  // Because: what can't be read as a number is kept as it is, for the person to mend.
  const inE164 = (number: string): string =>
    pipe(
      phones.read({ country: noSystemFields.geoLocation, number }),
      E.match(
        () => number,
        (reading) => reading.number,
      ),
    );
  const keep = async ({ email, mobileNumber }: Profile): Promise<void> => {
    const address = parseEmail(email ?? '');
    if (session.get().email === null && E.isRight(address)) session.update(withEmail(address.right));
    const number = mobileNumber === null ? null : inE164(mobileNumber);
    session.update(inTwoFactor(change.profileNumberRead(number)));
    if (number === null) return;
    const { _tag, type } = await lookUp(number);
    session.update(inTwoFactor((_tag === 'Valid' ? change.numberLookedUp : change.lookupFailed)(number, type)));
  };
  return pipe(
    TE.fromTask(() => Promise.all([phones.open(), identity.profile()])),
    TE.flatMapEither(([book, profile]) => (E.isLeft(book) ? book : profile)),
    TE.flatMap((profile) => TE.fromTask(() => keep(profile))),
  );
};

/** Reads the profile with the phone book beside it, and asks what kind of number it found. */
export const makeFindNumber = (ports: Needs, phones: Phones): FindNumber => {
  const { session } = ports;
  const lookUp = makeLookUp(ports);
  return {
    own: makeOwn(ports, phones, lookUp),
    linked: async () => {
      const { twoFactor, linkedAccounts } = session.get();
      if (twoFactor.status !== 'SetupRequired') return;
      const choice = numberChoice(linkedAccounts);
      if (choice._tag === 'SeveralNumbers') session.update(inTwoFactor(change.linkedNumbersFound(choice.numbers)));
      const picked = linkedNumbers(linkedAccounts).find(({ profileId }) => profileId === twoFactor.profileId);
      const taken = choice._tag === 'OneNumber' ? choice.only : picked;
      if (taken === undefined) return;
      const { _tag, type } = await lookUp(taken.number);
      if (_tag === 'Valid') session.update(inTwoFactor(change.linkedNumberFound(taken, type)));
    },
  };
};
