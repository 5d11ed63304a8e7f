import * as E from 'fp-ts/Either';
import { emailKey, findAccount } from './accounts.ts';
import { seconds } from './codes.ts';
import type { RequirementsBody } from './replies.ts';
import { refuse, type Refusal } from './reply.ts';
import type { Secret, StoredAccount } from './state.ts';
import { resetAttempts, passwordLimit, consumeAttempt } from './rateLimit.ts';
import type { EngineDeps } from './engineDeps.ts';

type Requirement = RequirementsBody['requirements'][number];

/** The rules that a new password must meet. A value of 1 means "at least one" or "yes". */
export const requirements: ReadonlyArray<Requirement> = [
  { rule: 'minLength', value: 10 },
  { rule: 'lowercase', value: 1 },
  { rule: 'uppercase', value: 1 },
  { rule: 'digit', value: 1 },
  { rule: 'notUsername', value: 1 },
];

/** Refuses a password that breaks a rule; the message ends with the name of the rule. */
export const checkNewPassword = (username: string, password: string): E.Either<Refusal, null> => {
  const broken = requirements.find((requirement) => !meets(requirement, username, password));
  if (broken === undefined) return E.right(null);
  return refuse('InvalidPasswordException', `Password did not conform with policy: ${broken.rule}`);
};

// Because: an address without an account must cost the same hash and the same steps as one with an account.
const decoy: Secret = { salt: 'nobody', hash: Promise.resolve('no hash') };

/**
 * Returns the account of an email and its password. An unknown email takes the same steps and gets the same answer as a
 * wrong password, and both count towards the same limit. The state of an account is not read here: only the right password
 * reveals it.
 */
export const checkPassword = async (
  deps: EngineDeps,
  username: string,
  password: string,
): Promise<E.Either<Refusal, StoredAccount>> => {
  const limitKey = `password:${emailKey(username)}`;
  const wait = consumeAttempt(deps, limitKey, passwordLimit);
  if (wait > 0) return refuse('LimitExceededException', 'Attempt limit exceeded', { retryAfterSeconds: seconds(wait) });
  const account = findAccount(deps, username);
  const secret = account?.secret ?? decoy;
  const hash = await deps.hash.password(password, secret.salt);
  const isRight = hash === (await secret.hash);
  if (account === null || !isRight) return wrongCredentials;
  // Because: the account, and its password too, may change while the hash is computed.
  const current = findAccount(deps, username);
  if (current === null || current.secret !== account.secret) return wrongCredentials;
  resetAttempts(deps, limitKey);
  return E.right(current);
};

const wrongCredentials: E.Either<Refusal, never> = refuse('NotAuthorizedException', 'Incorrect username or password');

const meets = ({ rule, value }: Requirement, username: string, password: string): boolean => {
  switch (rule) {
    case 'minLength':
      return Array.from(password).length >= value;
    case 'lowercase':
      return /\p{Ll}/u.test(password);
    case 'uppercase':
      return /\p{Lu}/u.test(password);
    case 'digit':
      return /\p{Nd}/u.test(password);
    default:
      return !isUsername(username, password);
  }
};

const isUsername = (username: string, password: string): boolean => {
  const name = emailKey(username);
  return [name, name.split('@')[0]].includes(emailKey(password));
};
