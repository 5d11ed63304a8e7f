import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Flow } from '#application/flow.ts';
import type { IdentityCall } from '#application/ports/identityCalls.ts';
import type { ChoiceFault } from '#application/shared/formAnswer.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { accessDeniedDestination, backDestination } from '#domain/navigation/redirectDestination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { parseAccountType } from '#domain/platform/accountType.ts';
import { toExternalUrl } from '#domain/redirect/redirect.ts';
import { registrationSite } from '#domain/redirect/sites.ts';
import { withAccountType } from '#domain/session/changes.ts';
import { withContinuedPerson } from '#domain/session/person.ts';
import { handedOver, sentAway } from '#domain/session/endings.ts';
import { completeSignIn } from './completeSignIn.ts';
import { routeFlowFault } from './routeFaults.ts';
import { signOut } from './signOut.ts';

/** The ways on and out of a visit: with a session that was found, with the answer of an identity provider, or unfinished. */
export type VisitUseCases = {
  /** Completes the sign-in of the person whom the page names. If the session is another person's by now, the page asks again. */
  readonly continue: () => IdentityCall<Destination>;
  /** Signs out and leads to sign-in; the redirect address stays. */
  readonly useAnotherAccount: () => TE.TaskEither<never, Destination>;
  /** Leads to sign-in: the account has a password, so the provider's answer alone does not open it. */
  readonly useExistingAccount: () => TE.TaskEither<never, Destination>;
  /** Sends a person whom the provider knows, but who has no account, to the registration of the chosen type. */
  readonly chooseAccountType: (chosen: string) => TE.TaskEither<ChoiceFault, Destination>;
  /** Returns the destination of "Go back" on a screen. */
  readonly goBack: (path: RoutePath) => Destination;
  /** Tells the site that requested the visit that nobody signed in. Null stays: no site requested it. */
  readonly returnToClient: () => TE.TaskEither<never, Destination | null>;
};

/** Forgets the person and the OAuth values as the page goes, if it was told to leave. */
export const makeVisitUseCases = (flow: Flow): VisitUseCases => {
  const { session, pageReturns, context } = flow;
  const { settings } = context;
  pageReturns.onLeave(() => session.update(handedOver));
  return {
    continue: () => () => {
      const { chosenProfileId } = session.update(withContinuedPerson).person;
      return routeFlowFault(flow, codeFlowFaultScreen('/signin/error'))(completeSignIn(flow, chosenProfileId))();
    },
    useAnotherAccount: () => async () => {
      await signOut(flow);
      return E.right(toRoute('/signin'));
    },
    useExistingAccount: () => TE.right(toRoute('/signin')),
    chooseAccountType: (chosen) => async () => {
      const accountType = parseAccountType(chosen);
      if (accountType === null) return E.left({ _tag: 'NothingChosen' });
      const site = registrationSite(settings, accountType);
      if (site === null) return E.right(toRoute('/signin/error'));
      session.update(sentAway);
      session.update(withAccountType(accountType));
      return E.right({ _tag: 'ExternalSite', url: toExternalUrl(site) });
    },
    goBack: (path) => backDestination(context)(session.get(), path),
    returnToClient: () => async () => {
      const destination = accessDeniedDestination(settings)(session.get());
      if (destination !== null) session.update(sentAway);
      return E.right(destination);
    },
  };
};
