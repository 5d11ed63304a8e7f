import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps } from '#application/steps.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { pendingSignInStep } from '#domain/navigation/pendingSignInStep.ts';
import { newAccountSite, redirectDestination } from '#domain/navigation/redirectDestination.ts';
import { withChosenAccount, withPasswordChange } from '#domain/session/changes.ts';
import { withLeaving } from '#domain/session/leaving.ts';
import { requireTwoFactorOfSession, withoutRefusedSend } from '#domain/session/requireTwoFactor.ts';
import { withoutTokens, withTokens } from '#domain/session/tokens.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { sessionCookieRemoval, type Settings } from '#domain/settings/settings.ts';
import { saveMarketingChoice } from './saveMarketingChoice.ts';

/** Completes a sign-in that the service accepted. A missing second factor is the next step, not a fault. */
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
    const current = hasTokens ? session.update(withChosenAccount(profileId)) : fetched.right;
    onTokens?.(current);
    return E.right(await nextSignInStep());
  };

/** Stores the tokens. Without tokens the session keeps no auth code. */
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

/**
 * Makes the only way to the call of the tokens, so that no caller leaves the cookie of an ended session behind, or forgets the cookie that
 * the tokens belong to. An answer for which the cookie has changed meanwhile may be another person's, and is asked for once more.
 */
export const makeReadTokens = (
  { identity, cookies }: Pick<Ports, 'identity' | 'cookies'>,
  { brand, settings }: AppContext,
  {
    sessionCookie,
    endsSession,
  }: Pick<FlowSteps, 'sessionCookie'> & { readonly endsSession: (fault: IdentityFault) => boolean },
): FlowSteps['readTokens'] => {
  const ask = async (profileId: ProfileId | null) => {
    const cookie = sessionCookie.read();
    const tokens = await identity.tokens(profileId)();
    return { tokens, cookie, hasChanged: cookie !== sessionCookie.read() };
  };
  return (profileId) => async () => {
    const first = await ask(profileId);
    const { tokens, cookie } = first.hasChanged ? await ask(profileId) : first;
    const fault = E.isLeft(tokens) ? tokens.left : null;
    if (fault === null || fault._tag === 'TwoFactorIncomplete') sessionCookie.keep(cookie);
    else if (endsSession(fault)) {
      cookies.remove(brand.sessionCookie, sessionCookieRemoval(settings));
      sessionCookie.keep(sessionCookie.read());
    }
    return tokens;
  };
};

type StepPorts = Pick<Ports, 'identity' | 'session' | 'analyticsEvents' | 'clock' | 'log'>;

const codeScreens = {
  SignUp: '/signup/email-verification',
  PasswordReset: '/forgot-password/email-verification',
  EmailChange: '/signin/email-verification',
} as const;

/** Leads to the pending step. A marketing choice that waited for the second factor is saved after it. */
export const makeNextSignInStep =
  (
    ports: StepPorts,
    { settings }: AppContext,
    { enterTwoFactor, sessionCookie }: Pick<FlowSteps, 'enterTwoFactor' | 'sessionCookie'>,
  ): Task<Destination> =>
  async () => {
    const { session } = ports;
    const pending = pendingSignInStep(session.get());
    if (pending === 'Confirmation') return toRoute('/continue');
    if (pending === 'TwoFactor') return enterTwoFactor();
    await saveMarketingChoice(ports);
    // Because: the service can refuse to save the choice until the second factor is completed.
    if (session.get().twoFactor.requirement !== 'None') return enterTwoFactor();
    switch (pending) {
      case 'SignUp':
      case 'PasswordReset':
      case 'EmailChange':
        session.update(withoutRefusedSend);
        return toRoute(codeScreens[pending]);
      case 'AccountSelection':
        return toRoute('/signin/account-selection');
      case 'PasswordChange':
        session.update(withPasswordChange('AfterSignIn'));
        return toRoute('/change-password');
      case 'Redirect':
        return sessionCookie.compare() ? toRoute('/signin') : redirectToClient(ports, settings);
    }
  };

/** Returns the redirect. If the browser leaves by it, stores that the sign-in is finished. */
const redirectToClient = ({ session, analyticsEvents, clock, log }: StepPorts, settings: Settings): Destination => {
  const finished = session.get();
  const { redirect, platform } = finished.visit;
  if (redirect === null && newAccountSite(settings, finished) === null) {
    log.error('Missing redirectUrl: the transfer site is used');
  }
  const destination = redirectDestination(settings)(finished);
  if (destination._tag !== 'ClientRedirect') return destination;
  analyticsEvents.track({ name: 'Redirected', platform });
  session.update(withLeaving({ _tag: 'Finished', since: clock.now() }));
  return destination;
};
