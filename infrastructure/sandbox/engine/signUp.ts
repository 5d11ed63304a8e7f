import * as E from 'fp-ts/Either';
import type { WireAccountType } from './account.ts';
import { emailKey, findAccount, newSecret, openAccount, saveAccount } from './accounts.ts';
import { cookieOf, type ClientContext } from './clientContext.ts';
import { consumeCode, countAttempt, sendCode } from './codes.ts';
import type { Call } from './engineApi.ts';
import type { EngineDeps } from './engineDeps.ts';
import { checkNewPassword, checkPassword } from './passwords.ts';
import { answerSent, refuse, type Refusal } from './reply.ts';
import { authorizeSession, refusedSignIn, requestIn } from './sessions.ts';
import type { StoredAccount, Ticket } from './state.ts';

/** How many sign-ups are tried in ten minutes, of one address and at one brand: each opens an account, or tells that there is one. */
const signUpLimits = { address: 5, brand: 30 };

const countSignUp = (deps: EngineDeps, username: string, { sessionCookie }: ClientContext): E.Either<Refusal, null> => {
  const ofAddress = countAttempt(deps, {
    key: `open-account:address:${emailKey(username)}`,
    max: signUpLimits.address,
  });
  if (E.isLeft(ofAddress)) return ofAddress;
  return countAttempt(deps, { key: `open-account:brand:${sessionCookie}`, max: signUpLimits.brand });
};

/** Creates an unconfirmed account of one type and sends its first code. */
export const signUpAs =
  (accountType: WireAccountType): Call<'websignup'> =>
  async (deps, { username, password, tcVersion }, client) => {
    if (!tcVersion) return refuse('InvalidParameterException');
    // Because: a refused password must not tell whether the address has an account, nor use up the limit.
    const rules = checkNewPassword(username, password);
    if (E.isLeft(rules)) return rules;
    const counted = countSignUp(deps, username, client);
    if (E.isLeft(counted)) return counted;
    const draft = { email: username, password, accountType, state: 'Unconfirmed' } as const;
    const account = openAccount(deps, draft, newSecret(deps, password));
    return E.isLeft(account) ? account : resendConfirmationCode(deps, { username }, client);
  };

/** Sends a new code to an unconfirmed account; any other address gets the same answer and no code. */
export const resendConfirmationCode: Call<'resendConfirmationCode'> = async (deps, { username }) => {
  const account = findAccount(deps, username);
  const to = account?.state === 'Unconfirmed' ? account.email : null;
  const sent = sendCode(deps, { purpose: 'sign-up', email: emailKey(username), to, channel: 'email' });
  return answerSent(sent, { success: true });
};

/** Confirms the address with its code, then signs in with the password. A wrong password does not spend the code. */
export const confirmSignup: Call<'confirmSignup'> = async (deps, input, client) => {
  const request = requestIn(input);
  if (E.isLeft(request)) return request;
  const checked = await checkPassword(deps, input);
  if (E.isLeft(checked)) return checked;
  const code = consumeCode(deps, { purpose: 'sign-up', email: emailKey(input.username), code: input.code });
  if (E.isLeft(code)) return code;
  const { right: account } = checked;
  const confirmed = saveAccount(deps, account.state === 'Unconfirmed' ? { ...account, state: 'Active' } : account);
  return authorizeSession(deps, client, { account: confirmed, request: request.right, proof: 'Password' });
};

/** Sends a code to the new address of the account whose sign-in was refused because that address is not confirmed. */
export const webChangeEmailResend: Call<'webChangeEmailResend'> = async (deps, { username }, client) => {
  const pending = pendingEmailChange(deps, client);
  if (E.isLeft(pending)) return pending;
  const { email } = pending.right.ticket;
  if (email !== emailKey(username)) return refuse('NotAuthorizedException');
  const { email: to } = pending.right.account;
  return answerSent(sendCode(deps, { purpose: 'email-change', email, to, channel: 'email' }), { success: true });
};

/** Confirms the new address, then continues the sign-in that was refused because of it. */
export const webChangeEmailConfirm: Call<'webChangeEmailConfirm'> = async (deps, { code }, client) => {
  const pending = pendingEmailChange(deps, client);
  if (E.isLeft(pending)) return pending;
  const { account, ticket } = pending.right;
  const consumed = consumeCode(deps, { purpose: 'email-change', email: ticket.email, code });
  if (E.isLeft(consumed)) return consumed;
  const confirmed = saveAccount(deps, { ...account, state: 'Active' });
  deps.state.tickets.delete(cookieOf(client, 'pre'));
  return authorizeSession(deps, client, { account: confirmed, request: ticket.request, proof: 'Password' });
};

const pendingEmailChange = (
  deps: EngineDeps,
  client: ClientContext,
): E.Either<Refusal, { readonly account: StoredAccount; readonly ticket: Ticket }> => {
  const ticket = refusedSignIn(deps, client, 'EmailChange');
  const account = ticket === null ? null : findAccount(deps, ticket.email);
  return ticket === null || account?.state !== 'EmailChangePending'
    ? refuse('NotAuthorizedException')
    : E.right({ account, ticket });
};
