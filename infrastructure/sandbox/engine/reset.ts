import * as E from 'fp-ts/Either';
import { emailKey, findAccount, saveAccount, newSecret } from './accounts.ts';
import { authorizeSession, type AuthenticationMethod } from './authorizeSession.ts';
import { sendCode, consumeCode } from './codes.ts';
import { forgetDevices } from './devices.ts';
import type { ConfirmSignupInput, UsernameInput } from './inputs.ts';
import { checkNewPassword, requirements } from './passwords.ts';
import type { DoneBody, GrantBody, RequirementsBody } from './replies.ts';
import { answer, answerSent, refuse, type EngineCall, type Reply } from './reply.ts';
import { checkChallenge, requestIn } from './signIn.ts';
import { endSessionsOf, liveSession } from './sessions.ts';
import type { StoredAccount } from './state.ts';
import { resetAttempts } from './rateLimit.ts';
import type { ClientContext } from './clientContext.ts';
import type { EngineDeps } from './engineDeps.ts';

/** Returns the password rules. */
export const passwordRequirements: Reply<RequirementsBody> = async () => answer({ requirements });

/** Sends a code to an account that may set a new password; any other address gets the same answer and no code. */
export const forgotPassword: EngineCall<UsernameInput, DoneBody> = async (deps, { username }) => {
  const account = findAccount(deps, username);
  const to = account === null || account.state === 'Closed' ? null : account.email;
  const delivery = { purpose: 'password-reset', email: emailKey(username), to, channel: 'email' } as const;
  return answerSent(sendCode(deps, delivery), { success: true });
};

/**
 * Sets a new password with a code, which also proves the mailbox and unlocks the account; every session and remembered
 * browser ends. A reset does not replace the second factor: only a session that had completed it keeps it.
 */
export const confirmForgotPassword: EngineCall<ConfirmSignupInput, GrantBody> = async (deps, input, client) => {
  const challenge = checkChallenge(input);
  const checked = E.isLeft(challenge) ? challenge : checkNewPassword(input.username, input.password);
  if (E.isLeft(checked)) return checked;
  const email = emailKey(input.username);
  const code = consumeCode(deps, { purpose: 'password-reset', email, code: input.code });
  if (E.isLeft(code)) return code;
  const account = findAccount(deps, input.username);
  if (account === null || account.state === 'Closed') {
    return refuse('CodeMismatchException', 'The code is not the one that was sent');
  }
  const method = authenticationMethodOf(deps, client, email);
  const renewed = renew(deps, account, input.password);
  return authorizeSession(deps, client, { account: renewed, request: requestIn(input), method });
};

const authenticationMethodOf = (deps: EngineDeps, client: ClientContext, email: string): AuthenticationMethod => {
  const live = liveSession(deps, client);
  return live?.session.email === email && live.session.secondFactor === 'Completed' ? 'SecondFactor' : 'PasswordOnly';
};

const renew = (deps: EngineDeps, account: StoredAccount, password: string): StoredAccount => {
  endSessionsOf(deps, account.email);
  forgetDevices(deps, account.email);
  resetAttempts(deps, `password:${emailKey(account.email)}`);
  return saveAccount(deps, { ...account, state: 'Active', secret: newSecret(deps, password) });
};
