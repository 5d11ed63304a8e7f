import * as E from 'fp-ts/Either';
import type { WireAccountType } from './account.ts';
import { emailKey, findAccount, saveAccount, newSecret, openAccount } from './accounts.ts';
import { authorizeSession } from './authorizeSession.ts';
import { sendCode, consumeCode } from './codes.ts';
import type { ConfirmSignupInput, SignUpInput, UsernameInput } from './inputs.ts';
import { checkNewPassword, checkPassword } from './passwords.ts';
import type { DoneBody, GrantBody } from './replies.ts';
import { answerSent, refuse, type EngineCall, type Outcome } from './reply.ts';
import { checkChallenge, requestIn } from './signIn.ts';
import type { EngineDeps } from './engineDeps.ts';

const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/;

/** Creates an unconfirmed account of one type and sends its first code. */
export const signUpAs =
  (accountType: WireAccountType): EngineCall<SignUpInput, DoneBody> =>
  async (deps, { username, password, tcVersion }) => {
    if (!emailShape.test(username.trim()))
      return refuse('InvalidParameterException', 'username must be an email address');
    if (!tcVersion) return refuse('InvalidParameterException', 'tcVersion is required');
    if (findAccount(deps, username) !== null) {
      return refuse('UsernameExistsException', 'The email is already in use');
    }
    const rules = checkNewPassword(username, password);
    if (E.isLeft(rules)) return rules;
    const secret = newSecret(deps, password);
    const draft = { email: username, password, accountType, state: 'Unconfirmed' as const };
    const account = openAccount(deps, draft, secret);
    if (E.isLeft(account)) return account;
    return sendSignUpCode(deps, username);
  };

/** Sends a new code to an unconfirmed account; any other address gets the same answer and no code. */
export const resendConfirmationCode: EngineCall<UsernameInput, DoneBody> = async (deps, { username }) =>
  sendSignUpCode(deps, username);

/** Confirms the address with its code, then signs in with the password. A wrong password does not spend the code. */
export const confirmSignup: EngineCall<ConfirmSignupInput, GrantBody> = async (deps, input, client) => {
  const challenge = checkChallenge(input);
  if (E.isLeft(challenge)) return challenge;
  const checked = await checkPassword(deps, input.username, input.password);
  if (E.isLeft(checked)) return checked;
  const email = emailKey(input.username);
  const code = consumeCode(deps, { purpose: 'sign-up', email, code: input.code });
  if (E.isLeft(code)) return code;
  const { right: account } = checked;
  const confirmed = saveAccount(deps, account.state === 'Unconfirmed' ? { ...account, state: 'Active' } : account);
  return authorizeSession(deps, client, { account: confirmed, request: requestIn(input), method: 'PasswordOnly' });
};

const sendSignUpCode = (deps: EngineDeps, username: string): Outcome<DoneBody> => {
  const account = findAccount(deps, username);
  const to = account?.state === 'Unconfirmed' ? account.email : null;
  const sent = sendCode(deps, { purpose: 'sign-up', email: emailKey(username), to, channel: 'email' });
  return answerSent(sent, { success: true });
};
