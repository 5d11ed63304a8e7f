import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { linkedNumberPicked, lookupFailed, numberLookedUp } from '#domain/two-factor/phoneChanges.ts';
import type { LeadOut } from './leadOut.ts';

/** Nothing among what was offered was chosen. */
export type ChoiceFault = { readonly _tag: 'NothingChosen' };

/** Takes the number of one of the linked accounts, by its profile. */
export type ChooseNumber = (chosen: string) => TE.TaskEither<ChoiceFault | IdentityFault, Destination>;

/** Looks the chosen number up and goes on; one that proves invalid is to be reviewed. */
export const makeChooseNumber =
  ({ identity, session }: Pick<Ports, 'identity' | 'session'>, leadOut: LeadOut): ChooseNumber =>
  (chosen) => {
    const linked = session.get().twoFactor.linkedNumbers.find(({ profileId }) => profileId === chosen);
    if (linked === undefined) return TE.left({ _tag: 'NothingChosen' });
    return pipe(
      identity.lookUpPhone(linked.number),
      TE.map(({ _tag, type }) => {
        const change = (_tag === 'Valid' ? numberLookedUp : lookupFailed)(linked.number, type);
        session.update(inTwoFactor((before) => change(linkedNumberPicked(linked)(before))));
        return toRoute(_tag === 'Valid' ? '/2fa/phone-validation' : '/2fa/review-number');
      }),
      TE.orElse(leadOut.failed),
    );
  };
