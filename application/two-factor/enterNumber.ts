import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { ChoiceFault, Flow } from '#application/flow.ts';
import type { PhoneLookup } from '#application/ports/identityCalls.ts';
import { routeSendFault } from '#application/session/routeFaults.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { maySendTo, type PhoneType } from '#domain/two-factor/twoFactor.ts';
import * as change from '#domain/two-factor/phoneChanges.ts';
import type { EnteredPhone, NumberProblem } from '#domain/two-factor/phoneNumber.ts';

/** A fault of a number: it is not complete, it may not replace the present one, or the service sends no codes to it. */
export type NumberFault =
  | { readonly _tag: 'NumberIncomplete'; readonly problem: NumberProblem }
  | { readonly _tag: 'NumberNotChangeable' }
  | { readonly _tag: 'NumberRefused'; readonly type: PhoneType | null };

/** The use cases that take the number for the codes. */
export type NumberUseCases = {
  /** Parses and looks up an entered number, then leads to the choice of a channel. While the factor is owed, only the own number counts. */
  readonly enterNumber: (entered: EnteredPhone) => TaskEither<NumberFault | IdentityFault, Destination>;
  /** Takes the number of a linked account by its profile id during setup; a number that is not valid leads to its review. */
  readonly chooseNumber: (chosen: string) => TaskEither<ChoiceFault | IdentityFault, Destination>;
};

/** Wires the use cases that take the number for the codes. */
export const makeNumberUseCases = (flow: Flow): NumberUseCases => {
  const { identity, session, phones } = flow;
  return {
    enterNumber: (entered) => async () => {
      const reading = phones.readEntered(entered);
      if (E.isLeft(reading)) return E.left({ _tag: 'NumberIncomplete', problem: reading.left });
      const { number } = reading.right;
      if (!maySendTo(number, session.get().twoFactor)) return E.left({ _tag: 'NumberNotChangeable' });
      const found = await identity.lookUpPhone(number)();
      return E.isLeft(found) ? routeSendFault(flow, found.left)() : storeTyped(flow, number, found.right);
    },
    chooseNumber: (chosen) => async () => {
      const { twoFactor } = session.get();
      const linked = twoFactor.linkedNumbers.find(({ profileId }) => profileId === chosen);
      if (linked === undefined) return E.left({ _tag: 'NothingChosen' });
      if (!maySendTo(linked.number, twoFactor)) return routeSendFault(flow, { _tag: 'TwoFactorIncomplete' })();
      const found = await identity.lookUpPhone(linked.number)();
      if (E.isLeft(found)) return routeSendFault(flow, found.left)();
      const { _tag, type } = found.right;
      const lookedUp = (_tag === 'Valid' ? change.numberLookedUp : change.lookupFailed)(linked.number, type);
      session.update(inTwoFactor((before) => change.linkedAccountUsed(linked.profileId)(lookedUp(before))));
      return E.right(toRoute(_tag === 'Valid' ? '/2fa/phone-validation' : '/2fa/review-number'));
    },
  };
};

/** Stores a typed number with the result of its lookup; for an invalid number the form shows why. */
const storeTyped = (
  { session }: Flow,
  number: string,
  found: PhoneLookup,
): E.Either<NumberFault | IdentityFault, Destination> => {
  const { type } = found;
  if (found._tag === 'Valid') {
    session.update(inTwoFactor((before) => change.numberWasTyped(change.numberLookedUp(number, type)(before))));
    return E.right(toRoute('/2fa/phone-validation'));
  }
  // Because: a refused new number must not replace a number that works.
  const isKept = session.get().twoFactor.phone._tag === 'Checked';
  const refused = change.lookupFailed(number, type);
  session.update(inTwoFactor(isKept ? change.typeLookedUp(type) : (before) => change.numberWasTyped(refused(before))));
  return E.left(found._tag === 'Failed' ? found.fault : { _tag: 'NumberRefused', type });
};
