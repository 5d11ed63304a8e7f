import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { Proceed } from '#application/session/proceed.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { LeadOn } from './leadOn.ts';

export type SelectAccount = (profileId: ProfileId) => ReturnType<Proceed>;

/** Goes on with one of several linked accounts. */
export const makeSelectAccount =
  ({ session, happenings }: Pick<Ports, 'session' | 'happenings'>, proceed: Proceed, leadOn: LeadOn): SelectAccount =>
  (profileId) => {
    happenings.tell({ name: 'Account Selected', accounts: session.get().linkedAccounts.length });
    return pipe(proceed(profileId), TE.orElse(leadOn));
  };
