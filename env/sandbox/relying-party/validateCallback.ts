import * as E from 'fp-ts/Either';
import type { RelyingParty } from './relyingParties.ts';
import type { PendingSignIn, Visitor } from './visitors.ts';

/** The pending sign-in that a code belongs to, and the visitor without it. */
export type ValidCallback = { readonly started: PendingSignIn | null; readonly visitor: Visitor };

/** Why a callback is refused. */
export type CallbackFault = 'StateMissing' | 'StateUnknown';

const isAlive = (now: number) => (pending: PendingSignIn) => pending.expiresAt > now;

/**
 * Compares the state of a callback with the sign-ins that this browser started here; each state is valid once. A callback
 * without state is valid for a site that sends none, and for a browser that started nothing here: then the visit started
 * at the account site, and its code has no challenge.
 */
export const validateCallback = (
  party: RelyingParty,
  visitor: Visitor,
  { state, now }: { readonly state: string | null; readonly now: number },
): E.Either<CallbackFault, ValidCallback> => {
  const pending = visitor.pending.filter(isAlive(now));
  if (!party.usesOAuth) return E.right({ started: null, visitor });
  if (state === null) return pending.length > 0 ? E.left('StateMissing') : E.right({ started: null, visitor });
  const started = pending.find((one) => one.state === state);
  if (started === undefined) return E.left('StateUnknown');
  return E.right({
    started,
    visitor: { ...visitor, pending: pending.filter((one) => one !== started) },
  });
};

/** Describes a fault for the page. */
export const callbackFaultMessage = (fault: CallbackFault): string =>
  fault === 'StateMissing'
    ? 'The answer bears no state, although this browser started a sign-in here.'
    : 'The state of the answer does not belong to a sign-in this browser started here.';
