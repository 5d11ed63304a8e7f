import * as E from 'fp-ts/Either';
import type { Party } from './parties.ts';
import type { PendingSignIn, Visitor } from './visitors.ts';

/** What a code may be exchanged with, and the visitor as it then stands. */
export type Admitted = { readonly started: PendingSignIn | null; readonly visitor: Visitor };

/** Why an answer was not taken. */
export type CallbackFault = 'StateMissing' | 'StateUnknown';

const alive = (now: number) => (pending: PendingSignIn) => pending.expiresAt > now;

/**
 * Checks the state of an answer against the sign-ins this browser started here; each is good once.
 * An answer without state is taken only by a site that sends none, or from a browser that started nothing here:
 * then the visit began at the account site, and the code must have been issued without a challenge.
 */
export const admitCallback = (
  party: Party,
  visitor: Visitor,
  { state, now }: { readonly state: string | null; readonly now: number },
): E.Either<CallbackFault, Admitted> => {
  const pending = visitor.pending.filter(alive(now));
  if (!party.usesOAuth) return E.right({ started: null, visitor });
  if (state === null) return pending.length > 0 ? E.left('StateMissing') : E.right({ started: null, visitor });
  const started = pending.find((one) => one.state === state);
  if (started === undefined) return E.left('StateUnknown');
  return E.right({
    started,
    visitor: { ...visitor, pending: pending.filter((one) => one !== started) },
  });
};

/** The fault in words. */
export const faultWords = (fault: CallbackFault): string =>
  fault === 'StateMissing'
    ? 'The answer bears no state, although this browser started a sign-in here.'
    : 'The state of the answer does not belong to a sign-in this browser started here.';
