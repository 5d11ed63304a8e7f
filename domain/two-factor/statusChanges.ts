import type { TokenClaims } from '#domain/identity/accessToken.ts';
import { verificationChannels } from './channels.ts';
import { withoutForbiddenChange } from './mayChangeNumber.ts';
import type { TwoFactorChange } from './phoneChanges.ts';
import { noTwoFactor, type TwoFactor } from './twoFactor.ts';

const withRequirement =
  (requirement: TwoFactor['requirement']): TwoFactorChange =>
  (twoFactor) =>
    withoutForbiddenChange({ ...twoFactor, requirement });

/** Requires a second factor in a session, unless a refused sign-in requires one already. */
export const requiredInSession: TwoFactorChange = (twoFactor) =>
  withRequirement(twoFactor.requirement === 'None' ? 'InSession' : twoFactor.requirement)(twoFactor);

/** Requires a second factor after a refused sign-in. Its code is verified by signing in again with it. */
export const requiredBySignIn: TwoFactorChange = withRequirement('BySignIn');

/** Stores whether the tokens require a second factor. Its code is verified in the session that the tokens are of. */
export const requirementRead = ({ twoFactor: claim }: Pick<TokenClaims, 'twoFactor'>): TwoFactorChange =>
  withRequirement(claim === 'Required' ? 'InSession' : 'None');

/** Starts two-factor again. Keeps only the requirement. */
export const twoFactorStarted: TwoFactorChange = ({ requirement }) => ({ ...noTwoFactor, requirement });

/** Begins to read the status again, as after a reload. A factor that was given before is over. */
export const twoFactorReentered: TwoFactorChange = (twoFactor) => ({ ...twoFactor, standing: 'Unread', given: 'No' });

/** Stores whether the status was read. */
export const standingChanged =
  (standing: TwoFactor['standing']): TwoFactorChange =>
  (twoFactor) => ({ ...twoFactor, standing });

/** Stores the status that the service reports, and the channels that it offers. */
export const statusReceived =
  (status: TwoFactor['status'], serviceWords: ReadonlyArray<string>): TwoFactorChange =>
  (twoFactor) =>
    withoutForbiddenChange({ ...twoFactor, status, verificationChannels: verificationChannels(serviceWords) });
