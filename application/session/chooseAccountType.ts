import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import { toRoute, type Destination } from '#domain/navigation/destination.ts';
import type { World } from '#domain/navigation/visit.ts';
import { parseAccountType } from '#domain/platform/parseAccountType.ts';
import { leavingFor } from '#domain/redirect/leavingFor.ts';
import { registrationSite } from '#domain/redirect/registrationSite.ts';
import { withAccountType } from '#domain/session/changes.ts';

export type AccountTypeFault = { readonly _tag: 'NothingChosen' };
export type ChooseAccountType = (chosen: string) => TE.TaskEither<AccountTypeFault, Destination>;

/** Sends somebody the provider vouches for, and who has no account yet, to the registration of the type chosen. */
export const makeChooseAccountType =
  ({ session }: Pick<Ports, 'session'>, { settings }: World): ChooseAccountType =>
  (chosen) => {
    const accountType = parseAccountType(chosen);
    if (accountType === null) return TE.left({ _tag: 'NothingChosen' });
    session.update(withAccountType(accountType));
    const site = registrationSite(settings, accountType);
    return TE.right(site === null ? toRoute('/signin/error') : { _tag: 'Outside', url: leavingFor(site) });
  };
