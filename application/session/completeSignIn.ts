import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Flow } from '#application/flow.ts';
import type { IdentityCall } from '#application/ports/identityCalls.ts';
import { withTimeout } from '#application/shared/withTimeout.ts';
import { enterTwoFactor } from '#application/two-factor/enterTwoFactor.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { newAccountSite, pendingSignInStep, redirectDestination } from '#domain/navigation/redirectDestination.ts';
import {
  requireTwoFactorOfSession,
  withChosenAccount,
  withMarketingChoice,
  withPending,
} from '#domain/session/changes.ts';
import { sentAway } from '#domain/session/endings.ts';
import { marketingChoiceToSave } from '#domain/session/person.ts';
import type { Session } from '#domain/session/session.ts';
import { fetchTokens } from './tokens.ts';

/**
 * Completes a sign-in that the service accepted: fetches its tokens, calls `onTokens`, and returns the destination of the next step. A
 * missing second factor is the next step, not a fault.
 */
export const completeSignIn =
  (flow: Flow, profileId: ProfileId | null, onTokens?: (session: Session) => void): IdentityCall<Destination> =>
  async () => {
    const fetched = await fetchTokens(flow, profileId)();
    if (E.isLeft(fetched)) return fetched;
    const hasTokens = fetched.right.person.accessToken !== null;
    const current = hasTokens ? flow.session.update(withChosenAccount(profileId)) : fetched.right;
    onTokens?.(current);
    return E.right(await nextSignInStep(flow));
  };

const screens = {
  SignUp: '/signup/email-verification',
  PasswordReset: '/forgot-password/email-verification',
  EmailChange: '/signin/email-verification',
  PasswordChange: '/change-password',
  AccountSelection: '/signin/account-selection',
} as const;

/**
 * The next destination of a sign-in that has its tokens: a step that is pending, or the redirect. A marketing choice that waited for the
 * second factor is saved after it.
 */
export const nextSignInStep = async (flow: Flow): Promise<Destination> => {
  const { session } = flow;
  const pending = pendingSignInStep(session.get());
  if (pending === 'Confirmation') return toRoute('/continue');
  await saveMarketingChoice(flow);
  // Because: the service can refuse to save the choice until the second factor is completed.
  if (pending === 'TwoFactor' || session.get().twoFactor.requirement !== 'None') return enterTwoFactor(flow);
  if (pending === 'Redirect') return flow.sessionCookie.compare() ? toRoute('/signin') : redirectToClient(flow);
  if (pending !== 'AccountSelection')
    session.update(withPending(pending === 'PasswordChange' ? 'ContinuedPasswordChange' : 'None'));
  return toRoute(screens[pending]);
};

/** Returns the redirect. If the browser leaves by it, notes that. */
const redirectToClient = ({ session, analyticsEvents, log, context: { settings } }: Flow): Destination => {
  const finished = session.get();
  const { redirect, platform } = finished.visit;
  if (redirect === null && newAccountSite(settings, finished) === null) {
    log.error('Missing redirectUrl: the transfer site is used');
  }
  const destination = redirectDestination(settings)(finished);
  if (destination._tag !== 'ClientRedirect') return destination;
  analyticsEvents.track({ name: 'Redirected', platform });
  session.update(sentAway);
  return destination;
};

/** How long the way on waits for the choice to be saved, in milliseconds. */
const marketingTimeout = 5000;

/**
 * Saves the marketing choice of a new account, once, as soon as it can be saved. Where the service wants the second factor first, the session
 * requires the factor and keeps the choice. Any other fault, or no answer in five seconds, is only logged: it must not stop a new account.
 */
export const saveMarketingChoice = async ({ identity, session, clock, log }: Flow): Promise<void> => {
  const choice = marketingChoiceToSave(session.get());
  if (choice === null) return;
  session.update(withMarketingChoice(false));
  const saving = identity.saveMarketingPreference(choice.profileId, choice.accessToken);
  const saved = await withTimeout(saving, {
    clock,
    ms: marketingTimeout,
    onTimeout: TE.left({ _tag: 'Unreachable' }),
  })();
  if (!E.isLeft(saved)) return;
  if (saved.left._tag === 'TwoFactorIncomplete') {
    session.update(requireTwoFactorOfSession);
    session.update(withMarketingChoice(true));
    return;
  }
  log.error(`The marketing choice was not saved: ${saved.left._tag}`);
};
