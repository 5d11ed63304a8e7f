import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
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
  readonly continue: () => TE.TaskEither<IdentityFault, Destination>;
  /** Signs out and leads to sign-in; the redirect address stays. */
  readonly useAnotherAccount: () => TE.TaskEither<never, Destination>;
  /** Leads to sign-in: the account has a password, so the provider's answer alone does not open it. */
  readonly useExistingAccount: () => TE.TaskEither<never, Destination>;
  /** Sends a person whom the provider knows, but who has no account, to the registration of the chosen type. */
  readonly chooseAccountType: (chosen: string) => TE.TaskEither<AccountTypeFault, Destination>;
};

type Steps = Pick<FlowSteps, 'completeSignIn' | 'leaveAgain' | 'routeFlowFault'> & { readonly signOut: Task<void> };

/** Wires the use cases of the screens that find a session or the answer of an identity provider. */
export const makeContinueSessionUseCases = (
  { session }: Pick<Ports, 'session'>,
  { settings }: AppContext,
  { completeSignIn, leaveAgain, routeFlowFault, signOut }: Steps,
): ContinueSessionUseCases => ({
  continue: () =>
    leaveAgain(() => {
      session.update(continued);
      const { chosenProfileId } = session.update(withContinuedPerson).person;
      return routeFlowFault(codeFlowFaultScreen('/signin/error'))(completeSignIn(chosenProfileId))();
    }),
  useAnotherAccount: () => async () => {
    await signOut();
    return E.right(toRoute('/signin'));
  },
  useExistingAccount: () => TE.right(toRoute('/signin')),
  chooseAccountType: (chosen) => async () => {
    const accountType = parseAccountType(chosen);
    if (accountType === null) return E.left({ _tag: 'NothingChosen' });
    const site = registrationSite(settings, accountType);
    if (site === null) return E.right(toRoute('/signin/error'));
    session.update(withLeaving({ _tag: 'Registration' }));
    session.update(withAccountType(accountType));
    return E.right({ _tag: 'ExternalSite', url: toExternalUrl(site) });
  },
});
