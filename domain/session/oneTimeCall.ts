import { type IdentityFault, isLost } from '#domain/identity/identityFault.ts';
import { type Change, type OneTimeCall, type Session, withFields } from './session.ts';

type Tags = ReadonlyArray<IdentityFault['_tag']>;

// Because: a code that was requested after the lost answer replaces the used one, which then counts as a wrong one. A confirmed address
// ends the refused sign-in that its code continues.
const fitsDone: Tags = ['UsernameTaken', 'CodeExpired', 'CodeMismatch', 'SignedOut'];

const refusesSignIn: Tags = ['WrongCredentials', 'EmailUnconfirmed', 'EmailChangePending'];

/** Notes the one-time call that may have taken effect; null for none. */
export const withUnanswered =
  (call: OneTimeCall | null): Change =>
  (session) =>
    session.progress.unanswered === call ? session : withFields('progress', { unanswered: call })(session);

/** Whether the refusal of a call fits an earlier one that has taken effect. */
export const isDoneAlready = ({ _tag }: IdentityFault): boolean => fitsDone.includes(_tag);

/** Whether the fault of what follows a call that seems done says that it is not: a refused sign-in, or refused tokens after a second factor. */
export const saysUndone = (fault: IdentityFault, call: OneTimeCall): boolean =>
  call === 'TwoFactorCode' ? !isLost(fault) : refusesSignIn.includes(fault._tag);

/** Whether the account may be ready, although no answer said so: then a sign-in leads on. */
export const mayBeReady = ({ progress: { unanswered } }: Pick<Session, 'progress'>): boolean =>
  unanswered !== null && unanswered !== 'TwoFactorCode';
