import type { IdentityCall } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import { makeSingleFlight } from '#application/shared/singleFlight.ts';
import type { FlowSteps } from '#application/steps.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { withPressedAccount } from '#domain/session/confirmations.ts';

/** Continues with one of several linked accounts. */
export type SelectAccount = (profileId: ProfileId) => IdentityCall<Destination>;

/** Tracks the selection once its tokens are there. A second call for the same account shares the pending one. */
export const makeSelectAccount = (
  { session, analyticsEvents }: Pick<Ports, 'session' | 'analyticsEvents'>,
  { completeSignIn, routeFlowFault }: FlowSteps,
): SelectAccount => {
  const singleFlight = makeSingleFlight<IdentityFault, Destination>();
  const routeFault = routeFlowFault(codeFlowFaultScreen('/signin/error'));
  return (profileId) => () => {
    const accounts = session.update(withPressedAccount(profileId)).person.linkedAccounts.length;
    const completed = completeSignIn(profileId, ({ person: { accessToken } }) => {
      if (accessToken !== null) analyticsEvents.track({ name: 'Account Selected', accounts });
    });
    return singleFlight(profileId, routeFault(completed))();
  };
};
