import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Change, OneTimeCall, Session } from './session.ts';

type Fault = { readonly _tag: string };
type Tags = ReadonlyArray<IdentityFault['_tag']>;

const lost: Tags = ['Unreachable', 'ServiceFailed', 'Cancelled'];

// Because: a code that was requested after the lost answer replaces the used one, which then counts as a wrong one. A confirmed address
// ends the refused sign-in that its code continues.
const fitsDone: Tags = ['UsernameTaken', 'CodeExpired', 'CodeMismatch', 'SignedOut'];

const refusesSignIn: Tags = ['WrongCredentials', 'EmailUnconfirmed', 'EmailChangePending'];

const isOneOf = (tags: Tags, { _tag }: Fault): boolean => tags.some((tag) => tag === _tag);

/** Notes the one-time call that may have taken effect; null for none. */
export const withUnanswered =
  (call: OneTimeCall | null): Change =>
  (session) =>
    session.unanswered === call ? session : { ...session, unanswered: call };

/** Whether nobody knows if a call took effect: there was no answer, it was aborted, or the service failed. */
export const isLost = (fault: Fault): boolean => isOneOf(lost, fault);

/** Whether the refusal of a call fits an earlier one that has taken effect. */
export const isDoneAlready = (refusal: Fault): boolean => isOneOf(fitsDone, refusal);

/** Whether the fault of what follows a call that seems done says that it is not: a refused sign-in, or refused tokens after a second factor. */
export const saysUndone = (fault: Fault, call: OneTimeCall): boolean =>
  call === 'TwoFactorCode' ? !isLost(fault) : isOneOf(refusesSignIn, fault);

/** Whether the account may be ready, although no answer said so: then a sign-in leads on. */
export const mayBeReady = ({ unanswered }: Pick<Session, 'unanswered'>): boolean =>
  unanswered !== null && unanswered !== 'TwoFactorCode';
