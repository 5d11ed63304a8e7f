import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Change, Session } from './session.ts';

/** A call that takes effect once: a second one is refused. */
export type OneTimeCall = 'SignUp' | 'SignUpCode' | 'PasswordCode' | 'EmailCode' | 'TwoFactorCode';

type Fault = { readonly _tag: string };
type Tags = ReadonlyArray<IdentityFault['_tag']>;

/** The refusals that fit a call that is done already, and the refusals of what follows that say that it is not done. */
type Refusals = { readonly fitsDone: Tags; readonly saysUndone: Tags };

// Because: a code that was requested after the lost answer replaces the used one, which then counts as a wrong one.
const usedCode: Tags = ['CodeExpired', 'CodeMismatch'];

const refusals: { readonly [Call in OneTimeCall]: Refusals } = {
  SignUp: { fitsDone: ['UsernameTaken'], saysUndone: [] },
  SignUpCode: { fitsDone: usedCode, saysUndone: ['WrongCredentials', 'EmailUnconfirmed'] },
  PasswordCode: { fitsDone: usedCode, saysUndone: ['WrongCredentials'] },
  // Because: the confirmed address ends the refused sign-in that the call continues.
  EmailCode: { fitsDone: [...usedCode, 'SignedOut'], saysUndone: ['WrongCredentials', 'EmailChangePending'] },
  TwoFactorCode: { fitsDone: [...usedCode, 'SignedOut'], saysUndone: ['SignedOut', 'TwoFactorIncomplete'] },
};

const unanswered: Tags = ['Unreachable', 'ServiceFailed', 'Cancelled'];

const isOneOf = (tags: Tags, { _tag }: Fault): boolean => tags.some((tag) => tag === _tag);

/** Notes the one-time call that may have taken effect; null for none. */
export const withUnanswered =
  (call: OneTimeCall | null): Change =>
  (session) =>
    session.unanswered === call ? session : { ...session, unanswered: call };

/** The call that may have taken effect after a fault of a call: that call after no answer, an abort or a 5xx, else the one of before. */
export const unansweredAfter = (
  fault: Fault,
  call: OneTimeCall,
  before: Session['unanswered'],
): Session['unanswered'] => (isOneOf(unanswered, fault) ? call : before);

/** Whether a refusal means that an earlier call, whose answer was lost, has taken effect. */
export const isDoneAlready = (refusal: Fault, call: OneTimeCall, before: Session['unanswered']): boolean =>
  before === call && isOneOf(refusals[call].fitsDone, refusal);

/** Whether the fault of what follows a call that seems done says that the call has not taken effect. */
export const saysUndone = (fault: Fault, call: OneTimeCall): boolean => isOneOf(refusals[call].saysUndone, fault);

/** Whether the account may be ready, although no answer said so: then a sign-in leads on. */
export const mayBeReady = ({ unanswered: call }: Pick<Session, 'unanswered'>): boolean =>
  call !== null && call !== 'TwoFactorCode';
