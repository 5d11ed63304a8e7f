import { emailKey } from './accounts.ts';
import { mintAuthCode } from './authCodes.ts';
import type { AuthorizationRequest } from './inputs.ts';
import { isRememberedDevice } from './devices.ts';
import type { GrantBody } from './replies.ts';
import { answer, refuse, type Outcome } from './reply.ts';
import { startPreAuth, openSession } from './sessions.ts';
import type { SecondFactor, StoredAccount } from './state.ts';
import type { ClientContext } from './clientContext.ts';
import type { EngineDeps } from './engineDeps.ts';

/** What proves the person besides the password: nothing, a remembered browser, or a second factor. */
export type AuthenticationMethod = 'PasswordOnly' | 'RememberedBrowser' | 'SecondFactor';

/** An account whose password or mailbox is proven. */
export type Authentication = {
  readonly account: StoredAccount;
  /** Null for a sign-in by a provider, which gets no redirect. */
  readonly request: AuthorizationRequest | null;
  readonly method: AuthenticationMethod;
};

/** Starts a session and issues an auth code, or refuses and names what is missing. */
export const authorizeSession = (
  deps: EngineDeps,
  client: ClientContext,
  authentication: Authentication,
): Outcome<GrantBody> => {
  const { account, request } = authentication;
  const email = emailKey(account.email);
  if (account.state === 'Closed') return refuse('AccountClosedException', 'The account is closed');
  if (account.state === 'Locked') return refuse('AccountLockedException', 'The account is locked');
  if (account.state === 'Unconfirmed') return refuse('UserNotConfirmedException', 'The user is not confirmed');
  if (account.state === 'EmailChangePending') {
    const cookies = startPreAuth(deps, client, { email, purpose: 'EmailChange', request });
    return refuse('EmailChangePendingException', 'The new email address is not confirmed', { cookies });
  }
  const secondFactor = secondFactorOf(deps, client, authentication);
  if (secondFactor === 'Required' && account.twoFactor === 'BeforeSignIn') {
    const cookies = startPreAuth(deps, client, { email, purpose: 'SecondFactor', request });
    return refuse('TwoFactorRequiredException', 'The user has not completed 2FA', { cookies });
  }
  const { session, cookies } = openSession(deps, client, { account, secondFactor, request });
  const authCode = mintAuthCode(deps, session, { source: 'SignIn', profileId: account.profileId, request });
  return answer({ authCode, profileId: account.profileId }, cookies);
};

const secondFactorOf = (deps: EngineDeps, client: ClientContext, { account, method }: Authentication): SecondFactor => {
  if (account.twoFactor === 'None') return 'NotRequired';
  if (method === 'SecondFactor') return 'Completed';
  return method === 'RememberedBrowser' && isRememberedDevice(deps, client, account) ? 'Completed' : 'Required';
};
