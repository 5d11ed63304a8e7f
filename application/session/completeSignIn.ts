import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps } from '#application/steps.ts';
import { type IdentityFault, isRefusal } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { afterStaying } from '#domain/navigation/pendingSignInStep.ts';
import { redirectDestination } from '#domain/navigation/redirectDestination.ts';
import { withChosenAccount } from '#domain/session/changes.ts';
import { signInAgain } from '#domain/session/endings.ts';
import { withoutTokens, withTokens } from '#domain/session/grantChanges.ts';
import { requireTwoFactorOfSession } from '#domain/session/requireTwoFactor.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { sessionCookieRemoval } from '#domain/settings/settings.ts';

/** Makes the only way to the call of the tokens, so that no caller leaves a dead cookie behind. */
export const makeReadTokens =
  (
    { identity, cookies }: Pick<Ports, 'identity' | 'cookies'>,
    { brand, settings }: AppContext,
    endsSession: (fault: IdentityFault) => boolean = isRefusal,
  ): FlowSteps['readTokens'] =>
  (profileId) =>
  async () => {
    const tokens = await identity.tokens(profileId)();
    if (E.isLeft(tokens) && endsSession(tokens.left)) {
      cookies.remove(brand.sessionCookie, sessionCookieRemoval(settings));
    }
    return tokens;
  };

/** Without tokens the session keeps no auth code. */
export const makeFetchTokens =
  ({ session }: Pick<Ports, 'session'>, { readTokens }: Pick<FlowSteps, 'readTokens'>): FlowSteps['fetchTokens'] =>
  (profileId) =>
  async () => {
    const tokens = await readTokens(profileId)();
    if (!E.isLeft(tokens)) return E.right(session.update(withTokens(tokens.right)));
    session.update(withoutTokens);
    if (tokens.left._tag !== 'TwoFactorIncomplete') return tokens;
    return E.right(session.update(requireTwoFactorOfSession));
  };

/** A missing second factor is the next step, not a fault. */
export const makeCompleteSignIn =
  (
    { session }: Pick<Ports, 'session'>,
    { fetchTokens, nextSignInStep }: Pick<FlowSteps, 'fetchTokens' | 'nextSignInStep'>,
  ): FlowSteps['completeSignIn'] =>
  (profileId, onTokens) =>
  async () => {
    const fetched = await fetchTokens(profileId)();
    if (E.isLeft(fetched)) return fetched;
    const hasTokens = fetched.right.person.accessToken !== null;
    const chosen = hasTokens ? session.update(withChosenAccount(profileId)) : fetched.right;
    onTokens?.(chosen);
    return E.right(await nextSignInStep());
  };

/** Decides on each press, by the session of that moment. */
export const makeLeaveAgain = (
  { session, clock }: Pick<Ports, 'session' | 'clock'>,
  { settings }: AppContext,
  { completeSignIn, routeFlowFault }: Pick<FlowSteps, 'completeSignIn' | 'routeFlowFault'>,
): FlowSteps['leaveAgain'] => {
  const toSignIn: TaskEither<never, Destination> = async () => {
    session.update(signInAgain);
    return E.right(toRoute('/signin'));
  };
  return (press, signIn = toSignIn) =>
    async () => {
      const finished = session.get();
      switch (afterStaying(finished, clock.now())) {
        case 'Press':
          return press();
        case 'Leave':
          return E.right(redirectDestination(settings)(finished));
        case 'FetchTokens':
          return routeFlowFault(codeFlowFaultScreen('/signin/error'))(
            completeSignIn(finished.person.chosenProfileId),
          )();
        case 'SignInAgain':
          return signIn();
      }
    };
};
