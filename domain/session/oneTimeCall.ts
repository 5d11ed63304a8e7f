import { type IdentityFault, isLost } from '#domain/identity/identityFault.ts';
import { type Change, type OneTimeCall, type Session, withFields } from './session.ts';

type Tags = ReadonlyArray<IdentityFault['_tag']>;

// Because: after a call that took effect, its code counts as used, or as wrong once a newer one was sent. And a confirmed address ends the
// refused sign-in that its code continued.
const refusalsOfSecondCall: Tags = ['UsernameTaken', 'CodeExpired', 'CodeMismatch', 'SignedOut'];

const refusalsOfSignIn: Tags = ['WrongCredentials', 'EmailUnconfirmed', 'EmailChangePending'];

/** Notes the one-time call that may have taken effect although its answer is lost; null for none. */
export const withUnanswered =
  (call: OneTimeCall | null): Change =>
  (session) =>
    session.progress.unanswered === call ? session : withFields('progress', { unanswered: call })(session);

/** Whether this refusal of a second call is what the service answers where the first one took effect. */
export const isDoneAlready = ({ _tag }: IdentityFault): boolean => refusalsOfSecondCall.includes(_tag);

/** Whether the fault of the next step shows that a call did not take effect: a refused sign-in, or tokens refused after a code. */
export const saysUndone = (fault: IdentityFault, call: OneTimeCall): boolean =>
  call === 'TwoFactorCode' ? !isLost(fault) : refusalsOfSignIn.includes(fault._tag);

/** Whether the account may be ready although no answer said so. Then the person can try to sign in. */
export const mayBeReady = ({ progress: { unanswered } }: Pick<Session, 'progress'>): boolean =>
  unanswered !== null && unanswered !== 'TwoFactorCode';
