import * as E from 'fp-ts/Either';
import { emailKey, findAccount, keepAccount } from './accounts.ts';
import { takeCode } from './codes.ts';
import { refuse, type Refusal } from './reply.ts';
import { livePreAuth, liveSession } from './sessions.ts';
import type { IssuedCode, StoredAccount } from './state.ts';
import type { Visit } from './visit.ts';
import type { Workings } from './workings.ts';

/** Consecutive wrong codes, over any number of codes, that lock the second factor. */
const mostFailures = 100;

/** Who is in the middle of a second factor: a session, or someone whose sign-in was refused for want of it. */
export type Party = { readonly id: string; readonly account: StoredAccount };

export const partyOf = (workings: Workings, visit: Visit): E.Either<Refusal, Party> => {
  const live = liveSession(workings, visit);
  if (live !== null) return E.right({ id: live.session.id, account: live.account });
  const preAuth = livePreAuth(workings, visit, 'SecondFactor');
  const account = preAuth === null ? null : findAccount(workings, preAuth.email);
  if (preAuth === null || account === null || account.state !== 'Active') return signInFirst;
  return E.right({ id: preAuth.id, account });
};

/** Takes a second factor's code. The number it was sent to is the account's own from then on. */
export const takeSecondFactor = (
  workings: Workings,
  account: StoredAccount,
  code: string,
): E.Either<Refusal, StoredAccount> => {
  if (account.twoFactorStatus === 'Locked') {
    return refuse('TooManyFailedAttemptsException', 'Two-step verification is locked');
  }
  const taken = takeCode(workings, { purpose: 'two-factor', email: emailKey(account.email), code });
  if (E.isLeft(taken)) {
    if (taken.left.code !== 'ExpiredCodeException') countFailure(workings, account);
    return taken;
  }
  return E.right(keepAccount(workings, withNumber(account, taken.right)));
};

export const signInFirst: E.Either<Refusal, never> = refuse('NotAuthorizedException', 'Sign in first');

const withNumber = (account: StoredAccount, { number }: IssuedCode): StoredAccount => {
  const proven: StoredAccount = { ...account, secondFactorFailures: 0 };
  return number === null ? proven : { ...proven, phone: number, phoneValidated: true, twoFactorStatus: 'Enabled' };
};

const countFailure = (workings: Workings, account: StoredAccount): void => {
  const secondFactorFailures = account.secondFactorFailures + 1;
  const twoFactorStatus = secondFactorFailures >= mostFailures ? 'Locked' : account.twoFactorStatus;
  keepAccount(workings, { ...account, secondFactorFailures, twoFactorStatus });
};
