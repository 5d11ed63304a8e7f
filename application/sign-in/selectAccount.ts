import { pipe } from 'fp-ts/function';
import type * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps } from '#application/shared/flowSteps.ts';
import { makeSingleFlight } from '#application/shared/singleFlight.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { withPressedAccount } from '#domain/session/confirmations.ts';

/** Continues with one of several linked accounts. */
export type SelectAccount = (profileId: ProfileId) => TE.TaskEither<IdentityFault, Destination>;

/** Tracks the selection once its tokens are there. A second call for the same account shares the pending one. */
export const makeSelectAccount = (
  { session, analyticsEvents }: Pick<Ports, 'session' | 'analyticsEvents'>,
  { completeSignIn, routeFlowFault }: Pick<FlowSteps, 'completeSignIn' | 'routeFlowFault'>,
): SelectAccount => {
  const singleFlight = makeSingleFlight<IdentityFault, Destination>();
  return (profileId) => {
    const accounts = session.update(withPressedAccount(profileId)).person.linkedAccounts.length;
    const select = completeSignIn(profileId, ({ person: { accessToken } }) => async () => {
      if (accessToken !== null) analyticsEvents.track({ name: 'Account Selected', accounts });
    });
    return singleFlight(profileId, pipe(select, routeFlowFault(codeFlowFaultScreen('/signin/error'))));
  };
};
