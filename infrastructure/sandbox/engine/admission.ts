import { emailKey } from './accounts.ts';
import { mintAuthCode } from './authCodes.ts';
import type { AuthorizationRequest } from './inputs.ts';
import { remembers } from './devices.ts';
import type { GrantBody } from './replies.ts';
import { answer, refuse, type Outcome } from './reply.ts';
import { leavePreAuth, openSession } from './sessions.ts';
import type { SecondFactor, StoredAccount } from './state.ts';
import type { Visit } from './visit.ts';
import type { Workings } from './workings.ts';

/** What speaks for a person besides the password: nothing, this browser having been remembered, or a second factor. */
export type Standing = 'PasswordOnly' | 'RememberedBrowser' | 'SecondFactor';

export type Admission = {
  readonly account: StoredAccount;
  /** Null where a provider signs in: it is told of no redirect. */
  readonly request: AuthorizationRequest | null;
  readonly standing: Standing;
};

/** Where a proven password leads: a session and an auth code, or the refusal that names what is missing. */
export const admit = (workings: Workings, visit: Visit, admission: Admission): Outcome<GrantBody> => {
  const { account, request } = admission;
  const email = emailKey(account.email);
  if (account.state === 'Closed') return refuse('AccountClosedException', 'The account is closed');
  if (account.state === 'Locked') return refuse('AccountLockedException', 'The account is locked');
  if (account.state === 'Unconfirmed') return refuse('UserNotConfirmedException', 'The user is not confirmed');
  if (account.state === 'EmailChangePending') {
    const cookies = [leavePreAuth(workings, visit, { email, purpose: 'EmailChange', request })];
    return refuse('EmailChangePendingException', 'The new email address is not confirmed', { cookies });
  }
  const secondFactor = secondFactorOf(workings, visit, admission);
  if (secondFactor === 'Owed' && account.twoFactor === 'BeforeSignIn') {
    const cookies = [leavePreAuth(workings, visit, { email, purpose: 'SecondFactor', request })];
    return refuse('TwoFactorRequiredException', 'The user has not completed 2FA', { cookies });
  }
  const { session, cookies } = openSession(workings, visit, { account, secondFactor, request });
  const authCode = mintAuthCode(workings, session, { profileId: account.profileId, request });
  return answer({ authCode, profileId: account.profileId }, cookies);
};

const secondFactorOf = (workings: Workings, visit: Visit, { account, standing }: Admission): SecondFactor => {
  if (account.twoFactor === 'None') return 'NotRequired';
  if (standing === 'SecondFactor') return 'Completed';
  return standing === 'RememberedBrowser' && remembers(workings, visit, account) ? 'Completed' : 'Owed';
};
