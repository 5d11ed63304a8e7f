import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { later } from '#application/shared/later.ts';
import type { Ports } from '#application/ports/ports.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { withEntryFault } from '#domain/session/changes.ts';
import type { Entrance } from './enterTwoFactor.ts';
import { makePhones, type Phones } from './phones.ts';
import type { TwoFactorFlows, TwoFactorSteps } from './twoFactorFlows.ts';

/** What a view may ask of two-factor. */
export type TwoFactorUseCases = Omit<TwoFactorFlows, 'entrance'> & { readonly phones: Phones };

/** Two-factor whole: the way in, and what its screens ask. */
export type TwoFactorWhole = { readonly entrance: Entrance; readonly useCases: TwoFactorUseCases };

/** Two-factor, its code fetched when somebody first owes a second factor. Code that cannot be had leads to sign-in. */
export const makeLaterTwoFactor = (ports: Ports, steps: Omit<TwoFactorSteps, 'phones'>): TwoFactorWhole => {
  const phones = makePhones(ports.phoneBook);
  const flows = later(async () =>
    (await import('./twoFactorFlows.ts')).makeTwoFactorFlows(ports, { ...steps, phones }),
  );
  const entering = <A>(pick: (entrance: Entrance) => T.Task<A>, otherwise: A): T.Task<A> =>
    pipe(
      flows(
        ({ entrance }) =>
          () =>
            TE.fromTask<A>(pick(entrance)),
      )(),
      TE.getOrElse((fault) => {
        ports.session.update(withEntryFault(fault));
        return T.of(otherwise);
      }),
    );
  return {
    entrance: {
      enterTwoFactor: entering(({ enterTwoFactor }) => enterTwoFactor, toRoute('/signin')),
      enterAgain: entering(({ enterAgain }) => enterAgain, undefined),
      enterNumberChange: entering(({ enterNumberChange }) => enterNumberChange, undefined),
    },
    useCases: {
      phones,
      enterNumber: flows(({ enterNumber }) => enterNumber),
      chooseNumber: flows(({ chooseNumber }) => chooseNumber),
      sendTwoFactorCode: flows(({ sendTwoFactorCode }) => sendTwoFactorCode),
      resendTwoFactorCode: flows(({ resendTwoFactorCode }) => resendTwoFactorCode),
      verifyTwoFactorCode: flows(({ verifyTwoFactorCode }) => verifyTwoFactorCode),
      finishTwoFactor: flows(({ finishTwoFactor }) => finishTwoFactor),
    },
  };
};
