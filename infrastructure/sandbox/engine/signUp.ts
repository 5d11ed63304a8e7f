import * as E from 'fp-ts/Either';
import type { WireAccountType } from './account.ts';
import { emailKey, findAccount, keepAccount, newSecret, openAccount } from './accounts.ts';
import { admit } from './admission.ts';
import { sendCode, takeCode } from './codes.ts';
import type { ConfirmSignupInput, SignUpInput, UsernameInput } from './inputs.ts';
import { checkNewPassword, checkPassword } from './passwords.ts';
import type { DoneBody, GrantBody } from './replies.ts';
import { refuse, sentAndDone, type Reply } from './reply.ts';
import { checkChallenge, requestIn } from './signIn.ts';
import type { Visit } from './visit.ts';
import type { Workings } from './workings.ts';

const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/;

/** Opens an unconfirmed account of one type and sends its first code. */
export const signUpAs =
  (workings: Workings, accountType: WireAccountType) =>
  ({ username, password }: SignUpInput): Reply<DoneBody> =>
  async () => {
    if (!emailShape.test(username.trim()))
      return refuse('InvalidParameterException', 'username must be an email address');
    if (findAccount(workings, username) !== null) {
      return refuse('UsernameExistsException', 'The email is already in use');
    }
    const rules = checkNewPassword(username, password);
    if (E.isLeft(rules)) return rules;
    const secret = newSecret(workings, password);
    const draft = { email: username, password, accountType, state: 'Unconfirmed' as const };
    const account = openAccount(workings, draft, secret);
    if (E.isLeft(account)) return account;
    const sent = sendSignUpCode(workings, username);
    return E.isLeft(sent) ? sent : sentAndDone(sent.right);
  };

/** Sends a new code to an unconfirmed account; any other address gets the same answer and no code. */
export const resendConfirmationCode =
  (workings: Workings) =>
  ({ username }: UsernameInput): Reply<DoneBody> =>
  async () => {
    const sent = sendSignUpCode(workings, username);
    return E.isLeft(sent) ? sent : sentAndDone(sent.right);
  };

/** Confirms the address by its code, then signs in by the password. A wrong password leaves the code unspent. */
export const confirmSignup =
  (workings: Workings) =>
  (input: ConfirmSignupInput, visit: Visit): Reply<GrantBody> =>
  async () => {
    const challenge = checkChallenge(input);
    if (E.isLeft(challenge)) return challenge;
    const known = await checkPassword(workings, input.username, input.password);
    if (E.isLeft(known)) return known;
    const email = emailKey(input.username);
    const code = takeCode(workings, { purpose: 'sign-up', email, code: input.code });
    if (E.isLeft(code)) return code;
    const { right: account } = known;
    const confirmed = keepAccount(
      workings,
      account.state === 'Unconfirmed' ? { ...account, state: 'Active' } : account,
    );
    return admit(workings, visit, { account: confirmed, request: requestIn(input), standing: 'PasswordOnly' });
  };

const sendSignUpCode = (workings: Workings, username: string): ReturnType<typeof sendCode> => {
  const account = findAccount(workings, username);
  const to = account?.state === 'Unconfirmed' ? account.email : null;
  return sendCode(workings, { purpose: 'sign-up', email: emailKey(username), to, channel: 'email' });
};
