import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { ChoiceFault, Flow } from '#application/flow.ts';
import type { IdentityCall } from '#application/ports/identityCalls.ts';
import { withIdentityTimeout } from '#application/shared/withTimeout.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { accessDeniedDestination, backDestination } from '#domain/navigation/redirectDestination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { parseAccountType } from '#domain/platform/accountType.ts';
import { hasTransferSiteSession } from '#domain/platform/platform.ts';
import { toExternalUrl } from '#domain/redirect/redirect.ts';
import { registrationSite } from '#domain/redirect/sites.ts';
import { withAccountType } from '#domain/session/changes.ts';
import { withContinuedPerson } from '#domain/session/person.ts';
import { handedOver, hasPerson, sentAway, signedOut } from '#domain/session/endings.ts';
import { sessionCookieRemoval } from '#domain/settings/settings.ts';
import { completeSignIn } from './completeSignIn.ts';
import { routeFlowFault } from './routeFaults.ts';

/** The ways on and out of a visit: with a session that was found, with the answer of an identity provider, or unfinished. */
export const makeVisitUseCases = (flow: Flow) => {
  const { session, pageReturns, context } = flow;
  pageReturns.onLeave(() => leavePage(flow));
  return {
    /** Completes the sign-in of the person whom the page names. If the session is another person's by now, the page asks again. */
    continue: (): IdentityCall<Destination> => () => {
      const { chosenProfileId } = session.update(withContinuedPerson).person;
      return routeFlowFault(flow, codeFlowFaultScreen('/signin/error'))(completeSignIn(flow, chosenProfileId))();
    },
    /** Signs out and leads to sign-in; the redirect address stays. */
    useAnotherAccount: (): Way => async () => {
      await signOut(flow);
      return E.right(toRoute('/signin'));
    },
    /** Leads to sign-in: the account has a password, so the provider's answer alone does not open it. */
    useExistingAccount: (): Way => TE.right(toRoute('/signin')),
    /** Sends a person whom the provider knows, but who has no account, to the registration of the chosen type. */
    chooseAccountType:
      (chosen: string): Way<ChoiceFault> =>
      async () => {
        const accountType = parseAccountType(chosen);
        if (accountType === null) return E.left({ _tag: 'NothingChosen' });
        const site = registrationSite(context.settings, accountType);
        if (site === null) return E.right(toRoute('/signin/error'));
        session.update(sentAway);
        session.update(withAccountType(accountType));
        return E.right({ _tag: 'ExternalSite', url: toExternalUrl(site) });
      },
    /** Returns the destination of "Go back" on a screen. */
    goBack: (path: RoutePath): Destination => backDestination(context)(session.get(), path),
    /** Tells the site that requested the visit that nobody signed in. Null stays: no site requested it. */
    returnToClient: (): TE.TaskEither<never, Destination | null> => async () => {
      const destination = accessDeniedDestination(context.settings)(session.get());
      if (destination !== null) session.update(sentAway);
      return E.right(destination);
    },
  };
};

/** Forgets the person and the OAuth values, if the page was told to leave. One that shows a person, or was left for another site, is not kept. */
const leavePage = ({ session, pageReturns }: Flow): void => {
  if (hasPerson(session.get()) || session.get().hasLeft) pageReturns.discard();
  session.update(handedOver);
};

type Way<Fault = never> = TE.TaskEither<Fault, Destination>;

/**
 * Aborts the pending calls, whose answers would bring the person back, and removes the person from the session at once. Then signs out at the
 * services; the redirect stays. Ignores faults of the services, and aborts a call that is not answered in time. Two platforms have a session
 * at the transfer site too.
 */
export const signOut = async (flow: Flow): Promise<void> => {
  const { identity, session, cookies, context } = flow;
  const inTime = withIdentityTimeout(flow, 'No answer to a sign-out: going on without');
  const platform = session.get().visit.platform ?? context.brand.defaultPlatform;
  const endSession = async (): Promise<void> => {
    await inTime(identity.signOut)();
    // Because: the call needs the cookie.
    cookies.remove(context.brand.sessionCookie, sessionCookieRemoval(context.settings));
  };
  await identity.abandon();
  session.update(signedOut);
  await Promise.all([endSession(), hasTransferSiteSession(platform) && inTime(identity.signOutOfTransferSite)()]);
};
