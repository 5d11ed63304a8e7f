import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { PhoneLookup } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import {
  linkedNumberPicked,
  lookupFailed,
  numberLookedUp,
  numberWasTyped,
  typeLookedUp,
} from '#domain/two-factor/phoneChanges.ts';
import type { NumberProblem, TypedPhone } from '#domain/two-factor/phoneNumber.ts';
import type { PhoneType } from '#domain/two-factor/twoFactor.ts';
import { maySendTo } from '#domain/two-factor/twoFactorScreen.ts';
import type { PhoneNumbers } from './phoneNumbers.ts';
import type { RouteSendFault } from './routeSendFault.ts';

/** A fault of a number: it is not complete, it may not replace the present one, or the service sends no codes to it. */
export type NumberFault =
  | { readonly _tag: 'NumberIncomplete'; readonly problem: NumberProblem }
  | { readonly _tag: 'NumberNotChangeable' }
  | { readonly _tag: 'NumberRefused'; readonly type: PhoneType | null };

/** The person chose none of the offered options. */
export type ChoiceFault = { readonly _tag: 'NothingChosen' };

type NumberAnswer = TE.TaskEither<NumberFault | IdentityFault, Destination>;

/** The use cases that take the number for the codes. */
export type NumberUseCases = {
  /** Parses and looks up a typed number, then leads to the choice of a channel. While the factor is owed, only the own number counts. */
  readonly enterNumber: (typed: TypedPhone) => NumberAnswer;
  /** Takes the number of a linked account by its profile id during setup; a number that is not valid leads to its review. */
  readonly chooseNumber: (chosen: string) => TE.TaskEither<ChoiceFault | IdentityFault, Destination>;
};

type NumberPorts = Pick<Ports, 'identity' | 'session'>;

/** Stores a typed number with the result of its lookup; for an invalid number the form shows why. */
const storeTyped = ({ session }: NumberPorts, number: string, found: PhoneLookup): NumberAnswer => {
  const { type } = found;
  if (found._tag === 'Valid') {
    session.update(inTwoFactor((before) => numberWasTyped(numberLookedUp(number, type)(before))));
    return TE.right(toRoute('/2fa/phone-validation'));
  }
  // Because: a refused new number must not replace a number that works.
  const isReplaced = session.get().twoFactor.phone._tag !== 'Checked';
  session.update(
    inTwoFactor(isReplaced ? (before) => numberWasTyped(lookupFailed(number, type)(before)) : typeLookedUp(type)),
  );
  return TE.left(found.fault ?? { _tag: 'NumberRefused', type });
};

/** Wires the use cases that take the number for the codes. */
export const makeNumberUseCases = (
  ports: NumberPorts,
  phones: PhoneNumbers,
  routeSendFault: RouteSendFault,
): NumberUseCases => {
  const { identity, session } = ports;
  return {
    enterNumber: (typed) =>
      pipe(
        TE.fromEither(phones.read(typed)),
        TE.mapLeft((problem): NumberFault | IdentityFault => ({ _tag: 'NumberIncomplete', problem })),
        TE.flatMap(({ number }): NumberAnswer =>
          maySendTo(number, session.get().twoFactor)
            ? pipe(
                identity.lookUpPhone(number),
                TE.matchEW(routeSendFault, (found): NumberAnswer => storeTyped(ports, number, found)),
              )
            : TE.left({ _tag: 'NumberNotChangeable' }),
        ),
      ),
    chooseNumber: (chosen) => {
      const { twoFactor } = session.get();
      const linked = twoFactor.linkedNumbers.find(({ profileId }) => profileId === chosen);
      if (linked === undefined) return TE.left({ _tag: 'NothingChosen' });
      if (!maySendTo(linked.number, twoFactor)) return routeSendFault({ _tag: 'TwoFactorIncomplete' });
      return pipe(
        identity.lookUpPhone(linked.number),
        TE.map(({ _tag, type }) => {
          const change = (_tag === 'Valid' ? numberLookedUp : lookupFailed)(linked.number, type);
          session.update(inTwoFactor((before) => change(linkedNumberPicked(linked)(before))));
          return toRoute(_tag === 'Valid' ? '/2fa/phone-validation' : '/2fa/review-number');
        }),
        TE.orElse(routeSendFault),
      );
    },
  };
};
