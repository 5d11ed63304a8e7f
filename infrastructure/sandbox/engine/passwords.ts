import * as E from 'fp-ts/Either';
import { emailKey, findAccount, newSecret, saveAccount } from './accounts.ts';
import { consumeCode, countAttempt, sendCode } from './codes.ts';
import type { Call } from './engineApi.ts';
import type { EngineDeps } from './engineDeps.ts';
import { answer, answerSent, refuse, type Refusal } from './reply.ts';
import { authorizeSession, progressOf, requestIn } from './sessions.ts';
import type { Secret, StoredAccount } from './state.ts';

/** The rules that a new password must meet. A value of 1 means "at least one" or "yes". */
const requirements = [
  { rule: 'minLength', value: 10 },
  { rule: 'lowercase', value: 1 },
  { rule: 'uppercase', value: 1 },
  { rule: 'digit', value: 1 },
  { rule: 'notUsername', value: 1 },
] as const;

const isMet: Record<(typeof requirements)[number]['rule'], (password: string, username: string) => boolean> = {
  minLength: (password) => Array.from(password).length >= requirements[0].value,
  lowercase: (password) => /\p{Ll}/u.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  notUsername: (password, username) => ![username, username.split('@')[0]].includes(emailKey(password)),
};

/** Returns the password rules. */
export const passwordRequirements: Call<'passwordRequirements'> = async () => answer({ requirements });

/** Refuses a password that breaks a rule; the message ends with the name of the rule. */
export const checkNewPassword = (username: string, password: string): E.Either<Refusal, null> => {
  const broken = requirements.find(({ rule }) => !isMet[rule](password, emailKey(username)));
  if (broken === undefined) return E.right(null);
  return refuse('InvalidPasswordException', { message: `Password did not conform with policy: ${broken.rule}` });
};

/** The secret of an address without an account, so that it costs the same hash and the same steps as one with an account. */
const decoy: Secret = { salt: 'nobody', hash: Promise.resolve('no hash') };

const limitKey = (username: string): string => `password:${emailKey(username)}`;

/**
 * Returns the account of an email and its password. An unknown email takes the same steps and gets the same answer as a
 * wrong password, and both count towards the same limit. The state of an account is not read here: only the right password
 * reveals it.
 */
export const checkPassword = async (
  deps: EngineDeps,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<E.Either<Refusal, StoredAccount>> => {
  const counted = countAttempt(deps, { key: limitKey(username), max: 10 });
  if (E.isLeft(counted)) return counted;
  const secret = findAccount(deps, username)?.secret ?? decoy;
  const isRight = (await deps.hash.password(password, secret.salt)) === (await secret.hash);
  // Because: the account, and its password too, may change while the hash is computed.
  const account = findAccount(deps, username);
  if (account?.secret !== secret || !isRight) return refuse('NotAuthorizedException');
  deps.state.attempts.delete(limitKey(username));
  return E.right(account);
};

/** Sends a code to an account that may set a new password; any other address gets the same answer and no code. */
export const forgotPassword: Call<'forgotPassword'> = async (deps, { username }) => {
  const account = findAccount(deps, username);
  const to = account === null || account.state === 'Closed' ? null : account.email;
  const delivery = { purpose: 'password-reset', email: emailKey(username), to, channel: 'email' } as const;
  return answerSent(sendCode(deps, delivery), { success: true });
};

/**
 * Sets a new password with a code, which also proves the mailbox and unlocks the account; every session, remembered
 * browser and waiting sign-in ends. A reset does not replace the second factor: only a session that had completed it keeps it.
 */
export const confirmForgotPassword: Call<'confirmForgotPassword'> = async (deps, input, client) => {
  const request = requestIn(input);
  if (E.isLeft(request)) return request;
  const checked = checkNewPassword(input.username, input.password);
  if (E.isLeft(checked)) return checked;
  const email = emailKey(input.username);
  const code = consumeCode(deps, { purpose: 'password-reset', email, code: input.code });
  if (E.isLeft(code)) return code;
  const account = findAccount(deps, email);
  if (account === null || account.state === 'Closed') return refuse('CodeMismatchException');
  const proof = progressOf(deps, client, email) === 'Completed' ? 'SecondFactor' : 'Password';
  const renewed = saveAccount(deps, { ...account, state: 'Active', secret: newSecret(deps, input.password) });
  for (const [key, session] of deps.state.sessions) if (session.email === email) deps.state.sessions.delete(key);
  for (const [token, { cookie, email: owner }] of deps.state.tickets)
    if (owner === email && cookie !== 'idp') deps.state.tickets.delete(token);
  deps.state.attempts.delete(limitKey(email));
  return authorizeSession(deps, client, { account: renewed, request: request.right, proof });
};
