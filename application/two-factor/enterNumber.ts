import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { PhoneLookup } from '#application/ports/twoFactorTalk.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import type { NumberProblem, TypedPhone } from '#domain/two-factor/phoneNumber.ts';
import { lookupFailed, numberLookedUp, numberWasTyped } from '#domain/two-factor/phoneChanges.ts';
import type { PhoneType } from '#domain/two-factor/twoFactor.ts';
import type { LeadOut } from './leadOut.ts';
import type { Phones } from './phones.ts';

/** What is wrong with a number: with how it was typed, or with sending codes there. */
export type NumberFault =
  | { readonly _tag: 'NumberIncomplete'; readonly problem: NumberProblem }
  | { readonly _tag: 'NumberRefused'; readonly type: PhoneType | null };

export type EnterNumber = (typed: TypedPhone) => Taken;

type Taken = TE.TaskEither<NumberFault | IdentityFault, Destination>;

type Steps = { readonly phones: Phones; readonly leadOut: LeadOut };

/** Reads a number, asks what kind it is, and goes on to how the code should come. */
export const makeEnterNumber = (
  { identity, session }: Pick<Ports, 'identity' | 'session'>,
  { phones, leadOut }: Steps,
): EnterNumber => {
  const take = (number: string, { _tag, type }: PhoneLookup): Taken => {
    if (_tag === 'Valid') {
      session.update(inTwoFactor((before) => numberWasTyped(numberLookedUp(number, type)(before))));
      return TE.right(toRoute('/2fa/phone-validation'));
    }
    // Because: whoever tries another number in vain still has the one that works.
    if (session.get().twoFactor.phone._tag !== 'Checked') {
      session.update(inTwoFactor((before) => numberWasTyped(lookupFailed(number, type)(before))));
    }
    return TE.left({ _tag: 'NumberRefused', type });
  };
  const lookUp = (number: string): Taken =>
    pipe(
      identity.lookUpPhone(number),
      TE.map((found) => take(number, found)),
      TE.getOrElse((fault): T.Task<Taken> => T.of(leadOut.failed(fault))),
      T.flatMap((taken) => taken),
    );
  return (typed) =>
    pipe(
      TE.fromEither(phones.read(typed)),
      TE.mapLeft((problem): NumberFault => ({ _tag: 'NumberIncomplete', problem })),
      TE.flatMap(({ number }) => lookUp(number)),
    );
};
