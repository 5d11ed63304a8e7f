import type { Task } from 'fp-ts/Task';
import type { Ports } from '#application/ports/ports.ts';
import type { EnterTwoFactor } from '#application/two-factor/enterTwoFactor.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import { pendingSignInStep } from '#domain/navigation/pendingSignInStep.ts';
import { redirectDestination } from '#domain/navigation/redirectDestination.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import { registrationSite } from '#domain/redirect/registrationSite.ts';
import { redirectedToClient } from '#domain/session/endings.ts';
import type { Session } from '#domain/session/session.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** Returns the next destination of a sign-in that has its tokens: second factor, account selection, or the redirect. */
export type NextSignInStep = Task<Destination>;

type RedirectPorts = Pick<Ports, 'session' | 'tabs' | 'analyticsEvents' | 'log'>;

/** Asks the rule which step is pending. */
export const makeNextSignInStep =
  (ports: RedirectPorts, { settings }: AppContext, enterTwoFactor: EnterTwoFactor): NextSignInStep =>
  async () => {
    switch (pendingSignInStep(ports.session.get())) {
      case 'TwoFactor':
        return enterTwoFactor();
      case 'AccountSelection':
        return toRoute('/signin/account-selection');
      case 'Redirect':
        return redirectToClient(ports, settings);
    }
  };

// Because: a new account without a redirect address continues on the registration site of its type.
const registrationRedirect = ({ codeFor, accountType }: Session, settings: Settings): SafeUrl | null => {
  const isChosen = accountType === 'Personal' || accountType === 'Business';
  return codeFor === 'SignUp' && isChosen ? registrationSite(settings, accountType) : null;
};

/** Returns the redirect, removes the person from the session and informs the other tabs. Without an address nobody leaves. */
const redirectToClient = ({ session, tabs, analyticsEvents, log }: RedirectPorts, settings: Settings): Destination => {
  const finished = session.get();
  const fallback = registrationRedirect(finished, settings);
  if (finished.redirect === null && fallback === null) log.error('Missing redirectUrl: the transfer site is used');
  const destination = redirectDestination(settings)(finished, fallback);
  if (destination._tag !== 'ClientRedirect') return destination;
  analyticsEvents.track({ name: 'Redirected', platform: finished.platform });
  session.update(redirectedToClient);
  tabs.tell('SignedIn');
  return destination;
};
