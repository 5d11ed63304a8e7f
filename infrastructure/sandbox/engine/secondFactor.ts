import * as E from 'fp-ts/Either';
import { openPhoneBook } from '#infrastructure/phone/openPhoneBook.ts';
import { emailKey, findAccount, saveAccount } from './accounts.ts';
import { consumeCode, newestCode } from './codes.ts';
import { forgetDevices, rememberDevice } from './devices.ts';
import type { Validate2faInput } from './inputs.ts';
import type { AuthenticationBody } from './replies.ts';
import { answer, refuse, type EngineCall, type Refusal } from './reply.ts';
import { livePreAuth, liveSession, saveSession } from './sessions.ts';
import type { IssuedCode, SecondFactor, StoredAccount } from './state.ts';
import type { ClientContext } from './clientContext.ts';
import type { EngineDeps } from './engineDeps.ts';

/** The number of consecutive wrong codes, over any number of sent codes, that locks the second factor. */
const maxFailures = 100;

/** An account, and the progress of its second factor in the browser that makes the call. */
export type TwoFactorProgress = { readonly account: StoredAccount; readonly secondFactor: SecondFactor };

/** The account in the middle of a second factor, and the id of its session or of its refused sign-in. */
export type TwoFactorSubject = TwoFactorProgress & { readonly id: string };

/** Finds the account in the middle of a second factor: by its session, or by a sign-in refused until the factor is done. */
export const twoFactorSubject = (deps: EngineDeps, client: ClientContext): E.Either<Refusal, TwoFactorSubject> => {
  const live = liveSession(deps, client);
  if (live !== null) {
    return E.right({ id: live.session.id, account: live.account, secondFactor: live.session.secondFactor });
  }
  const preAuth = livePreAuth(deps, client, 'SecondFactor');
  const account = preAuth === null ? null : findAccount(deps, preAuth.email);
  if (preAuth === null || account === null || account.state !== 'Active') return notSignedIn;
  return E.right({ id: preAuth.id, account, secondFactor: 'Required' });
};

/** Whether the number may be set up or changed: a second factor that is owed and enrolled can only be proven. */
export const mayChangeNumber = ({ account, secondFactor }: TwoFactorProgress): boolean =>
  account.twoFactorStatus === 'SetupRequired' || secondFactor !== 'Required';

/** The refusal of what a person may do only after the second factor. */
export const twoFactorOwed: E.Either<Refusal, never> = refuse(
  'TwoFactorRequiredException',
  'The user has not completed 2FA',
);

type SubmittedProof = { readonly code: string; readonly changeTwoFANumber: boolean };

/**
 * Accepts the code of a second factor; the number it was sent to becomes the account's number, and another number than before
 * forgets every remembered browser. What the code was sent for decides, not the flag: a code to any other address than the
 * account's own proves nothing while the factor is owed.
 */
export const verifySecondFactor = (
  deps: EngineDeps,
  progress: TwoFactorProgress,
  { code, changeTwoFANumber }: SubmittedProof,
): E.Either<Refusal, StoredAccount> => {
  const { account } = progress;
  const key = { purpose: 'two-factor', email: emailKey(account.email) } as const;
  const changesNumber = changeTwoFANumber || !wasSentToOwnAddress(newestCode(deps, key), account);
  if (changesNumber && !mayChangeNumber(progress)) return twoFactorOwed;
  if (account.twoFactorStatus === 'Locked') {
    return refuse('TooManyFailedAttemptsException', 'Two-step verification is locked');
  }
  // Because: a try that is refused without a comparison must not count, or many tries of one code would lock the owner out.
  const consumed = consumeCode(deps, { ...key, code }, () => countFailure(deps, account));
  if (E.isLeft(consumed)) return consumed;
  const verified = withNumber(account, consumed.right);
  // Because: a remembered browser has proven the number of before, or the email of an account that had none.
  if (verified.phone !== account.phone) forgetDevices(deps, account.email);
  return E.right(saveAccount(deps, verified));
};

/** Completes the second factor of a live session; a refused sign-in completes it by signing in with the code. */
export const validate2FA: EngineCall<Validate2faInput, AuthenticationBody> = async (deps, input, client) => {
  const live = liveSession(deps, client);
  if (live === null) return notSignedIn;
  const { session, account } = live;
  const verified = verifySecondFactor(deps, { account, secondFactor: session.secondFactor }, input);
  if (E.isLeft(verified)) return verified;
  const secondFactor = session.secondFactor === 'NotRequired' ? 'NotRequired' : 'Completed';
  saveSession(deps, { ...session, secondFactor, requestSeen: false });
  const cookies = input.rememberBrowser ? [rememberDevice(deps, client, verified.right)] : [];
  return answer({ authenticationResult: { success: true } }, cookies);
};

/** The refusal for a browser without a session. */
export const notSignedIn: E.Either<Refusal, never> = refuse('NotAuthorizedException', 'Sign in first');

/** Whether a code went to the account's present number, or to the email of an account without a number. */
const wasSentToOwnAddress = (issued: IssuedCode | null, { phone }: StoredAccount): boolean =>
  issued === null || issued.number === phone;

/** Whether the newest code of an account went to the number of this linked account; true if none was sent. */
export const wasSentToProfile = (deps: EngineDeps, { email, linked }: StoredAccount, profileId: string): boolean => {
  const issued = newestCode(deps, { purpose: 'two-factor', email: emailKey(email) });
  const mobile = linked.find((one) => one.profileId === profileId)?.mobileNumber ?? null;
  return issued === null || (mobile !== null && issued.number === openPhoneBook.numberOf(mobile));
};

const withNumber = (account: StoredAccount, { number }: IssuedCode): StoredAccount => {
  const verified: StoredAccount = { ...account, secondFactorFailures: 0 };
  return number === null ? verified : { ...verified, phone: number, phoneValidated: true, twoFactorStatus: 'Enabled' };
};

const countFailure = (deps: EngineDeps, account: StoredAccount): void => {
  const secondFactorFailures = account.secondFactorFailures + 1;
  const twoFactorStatus = secondFactorFailures >= maxFailures ? 'Locked' : account.twoFactorStatus;
  saveAccount(deps, { ...account, secondFactorFailures, twoFactorStatus });
};
