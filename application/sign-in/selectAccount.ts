import type { Proceed } from '#application/session/proceed.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { ProfileId } from '#domain/identity/accessToken.ts';
import { withChosenAccount } from '#domain/session/changes.ts';

export type SelectAccount = (profileId: ProfileId) => ReturnType<Proceed>;

/** Goes on with one of several linked accounts. */
export const makeSelectAccount =
  ({ session }: Pick<Ports, 'session'>, proceed: Proceed): SelectAccount =>
  (profileId) => {
    session.update(withChosenAccount(profileId));
    return proceed(profileId);
  };
