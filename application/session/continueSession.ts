import { flow, pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { parseAccountType } from '#domain/platform/accountType.ts';
import { toExternalUrl } from '#domain/redirect/redirect.ts';
import { registrationSite } from '#domain/redirect/sites.ts';
import { continued, withAccountType } from '#domain/session/changes.ts';
import { withContinuedPerson } from '#domain/session/confirmations.ts';
import { withLeaving } from '#domain/session/endings.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import type { FlowSteps } from './steps.ts';

/** The person chose no account type. */
export type AccountTypeFault = { readonly _tag: 'NothingChosen' };

/** The use cases of the screens that find a session or the answer of an identity provider. */
export type ContinueSessionUseCases = {
  /** Completes the sign-in of the person whom the page names. If the session is another person's by now, the page asks again. */
  readonly continueSession: () => TE.TaskEither<IdentityFault, Destination>;
  /** Signs out and leads to sign-in; the redirect address stays. */
  readonly useAnotherAccount: () => TE.TaskEither<never, Destination>;
  /** Leads to sign-in: the account has a password, so the provider's answer alone does not open it. */
  readonly useExistingAccount: () => TE.TaskEither<never, Destination>;
  /** Sends a person whom the provider knows, but who has no account, to the registration of the chosen type. */
  readonly chooseAccountType: (chosen: string) => TE.TaskEither<AccountTypeFault, Destination>;
};

/** Wires the use cases of the screens that find a session or the answer of an identity provider. */
export const makeContinueSessionUseCases = (
  { session }: Pick<Ports, 'session'>,
  { settings }: AppContext,
  { completeSignIn, routeFlowFault, signOut }: FlowSteps & { readonly signOut: T.Task<void> },
): ContinueSessionUseCases => ({
  continueSession: () => {
    const { chosenProfileId } = session.update(flow(continued, withContinuedPerson)).person;
    return pipe(completeSignIn(chosenProfileId), routeFlowFault(codeFlowFaultScreen('/signin/error')));
  },
  useAnotherAccount: () =>
    pipe(
      TE.fromTask(signOut),
      TE.map(() => toRoute('/signin')),
    ),
  useExistingAccount: () => TE.right(toRoute('/signin')),
  chooseAccountType: (chosen) => {
    const accountType = parseAccountType(chosen);
    if (accountType === null) return TE.left({ _tag: 'NothingChosen' });
    const site = registrationSite(settings, accountType);
    if (site === null) return TE.right(toRoute('/signin/error'));
    session.update(flow(withLeaving({ _tag: 'Registration' }), withAccountType(accountType)));
    return TE.right({ _tag: 'ExternalSite', url: toExternalUrl(site) });
  },
});
