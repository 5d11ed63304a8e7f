import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps } from '#application/steps.ts';
import { type IdentityFault, isRefusal } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { newAccountSite, pendingSignInStep, redirectDestination } from '#domain/navigation/redirectDestination.ts';
import { withChosenAccount, withMarketingChoice, withPasswordChange } from '#domain/session/changes.ts';
import { withoutTokens, withTokens } from '#domain/session/confirmations.ts';
import { withLeaving } from '#domain/session/endings.ts';
import { marketingChoiceToSave } from '#domain/session/newAccount.ts';
import { requireTwoFactorOfSession, withoutRefusedSend } from '#domain/session/requireTwoFactor.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { sessionCookieRemoval, type Settings } from '#domain/settings/settings.ts';

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

type StepPorts = Pick<Ports, 'identity' | 'session' | 'tabs' | 'analyticsEvents' | 'clock' | 'log'>;

const codeScreens = {
  SignUp: '/signup/email-verification',
  PasswordReset: '/forgot-password/email-verification',
  EmailChange: '/signin/email-verification',
} as const;

/** Asks the rule which step is pending. A marketing choice that waited for the second factor is saved after it. */
export const makeNextSignInStep =
  (
    ports: StepPorts,
    { settings }: AppContext,
    { enterTwoFactor }: Pick<FlowSteps, 'enterTwoFactor'>,
  ): Task<Destination> =>
  async () => {
    const pending = pendingSignInStep(ports.session.get());
    if (pending === 'Confirmation') return toRoute('/continue');
    if (pending === 'TwoFactor') return enterTwoFactor();
    await saveMarketingChoice(ports);
    // Because: the service can refuse to save the choice until the second factor is completed.
    if (ports.session.get().twoFactor.requirement !== 'None') return enterTwoFactor();
    switch (pending) {
      case 'SignUp':
      case 'PasswordReset':
      case 'EmailChange':
        ports.session.update(withoutRefusedSend);
        return toRoute(codeScreens[pending]);
      case 'AccountSelection':
        return toRoute('/signin/account-selection');
      case 'PasswordChange':
        ports.session.update(withPasswordChange('AfterSignIn'));
        return toRoute('/change-password');
      case 'Redirect':
        return redirectToClient(ports, settings);
    }
  };

/** Returns the redirect, stores that the sign-in is finished and informs the other tabs. Without an address nobody leaves. */
const redirectToClient = (
  { session, tabs, analyticsEvents, clock, log }: StepPorts,
  settings: Settings,
): Destination => {
  const finished = session.get();
  if (finished.visit.redirect === null && newAccountSite(settings, finished) === null) {
    log.error('Missing redirectUrl: the transfer site is used');
  }
  const destination = redirectDestination(settings)(finished);
  if (destination._tag !== 'ClientRedirect') return destination;
  analyticsEvents.track({ name: 'Redirected', platform: finished.visit.platform });
  session.update(withLeaving({ _tag: 'Finished', since: clock.now() }));
  tabs.post('SignedIn');
  return destination;
};

/** Saves the marketing choice of a new account once, as soon as it can be saved; a fault is only logged, unless the second factor is missing. */
const saveMarketingChoice = async ({ identity, session, log }: StepPorts): Promise<void> => {
  const choice = marketingChoiceToSave(session.get());
  if (choice === null) return;
  session.update(withMarketingChoice(false));
  const saved = await identity.saveMarketingPreference(choice.profileId, choice.accessToken)();
  if (!E.isLeft(saved)) return;
  if (saved.left._tag === 'TwoFactorIncomplete') {
    session.update(requireTwoFactorOfSession);
    session.update(withMarketingChoice(true));
    return;
  }
  // Because: a marketing choice that cannot be saved must not stop a new account.
  log.error(`The marketing choice was not saved: ${saved.left._tag}`);
};
