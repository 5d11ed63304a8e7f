import * as E from 'fp-ts/Either';
import { emailKey, findAccount, keepAccount, newSecret } from './accounts.ts';
import { admit, type Standing } from './admission.ts';
import { sendCode, takeCode } from './codes.ts';
import { forgetDevices } from './devices.ts';
import type { ConfirmForgotPasswordInput, UsernameInput } from './inputs.ts';
import { checkNewPassword, requirements } from './passwords.ts';
import type { DoneBody, GrantBody, RequirementsBody } from './replies.ts';
import { answer, refuse, sentAndDone, type Reply } from './reply.ts';
import { checkChallenge, requestIn } from './signIn.ts';
import { endSessionsOf, liveSession } from './sessions.ts';
import type { StoredAccount } from './state.ts';
import { forgetTurns } from './turns.ts';
import type { Visit } from './visit.ts';
import type { Workings } from './workings.ts';

export const passwordRequirements: Reply<RequirementsBody> = async () => answer({ requirements });

/** Sends a code to an account that may have a new password; any other address gets the same answer and no code. */
export const forgotPassword =
  (workings: Workings) =>
  ({ username }: UsernameInput): Reply<DoneBody> =>
  async () => {
    const account = findAccount(workings, username);
    const to = account === null || account.state === 'Closed' ? null : account.email;
    const sent = sendCode(workings, { purpose: 'password-reset', email: emailKey(username), to, channel: 'email' });
    return E.isLeft(sent) ? sent : sentAndDone(sent.right);
  };

/**
 * Sets a new password by the code, which also proves the mailbox and unlocks the account; every session and remembered
 * browser ends. Nobody gets past a second factor this way: only a session that had done it goes on as such.
 */
export const confirmForgotPassword =
  (workings: Workings) =>
  (input: ConfirmForgotPasswordInput, visit: Visit): Reply<GrantBody> =>
  async () => {
    const checked = E.isLeft(checkChallenge(input)) ? checkChallenge(input) : newPasswordOf(input);
    if (E.isLeft(checked)) return checked;
    const email = emailKey(input.username);
    const code = takeCode(workings, { purpose: 'password-reset', email, code: input.code });
    if (E.isLeft(code)) return code;
    const account = findAccount(workings, input.username);
    if (account === null || account.state === 'Closed') {
      return refuse('CodeMismatchException', 'The code is not the one that was sent');
    }
    const standing = standingOf(workings, visit, email);
    const renewed = renew(workings, account, input.password);
    return admit(workings, visit, { account: renewed, request: requestIn(input), standing });
  };

const newPasswordOf = ({ username, password }: ConfirmForgotPasswordInput): ReturnType<typeof checkNewPassword> =>
  checkNewPassword(username, password);

const standingOf = (workings: Workings, visit: Visit, email: string): Standing => {
  const live = liveSession(workings, visit);
  return live?.session.email === email && live.session.secondFactor === 'Completed' ? 'SecondFactor' : 'PasswordOnly';
};

const renew = (workings: Workings, account: StoredAccount, password: string): StoredAccount => {
  endSessionsOf(workings, account.email);
  forgetDevices(workings, account.email);
  forgetTurns(workings, `password:${emailKey(account.email)}`);
  return keepAccount(workings, { ...account, state: 'Active', secret: newSecret(workings, password) });
};
