import { needsAccountSelection } from '#domain/identity/linkedAccounts.ts';
import type { Session } from '#domain/session/session.ts';

/** What is still to be done once the tokens are there, the first that applies. */
export type StillToDo = 'TwoFactor' | 'AccountSelection' | 'Nothing';

/** In the order of every sign-in, confirmation, reset and continue: second factor, account, redirect. */
export const stillToDo = (session: Session): StillToDo => {
  if (session.twoFactor.required) return 'TwoFactor';
  return needsAccountSelection(session.linkedAccounts, session.chosenProfileId) ? 'AccountSelection' : 'Nothing';
};
