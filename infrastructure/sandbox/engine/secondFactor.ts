import * as E from 'fp-ts/Either';
import { openPhoneBook } from '#infrastructure/phone/openPhoneBook.ts';
import { emailKey, findAccount, saveAccount } from './accounts.ts';
import { cookieOf, type ClientContext } from './clientContext.ts';
import { consumeCode, newestCode, sendNumberChanged } from './codes.ts';
import type { Call, Validate2faInput } from './engineApi.ts';
import type { EngineDeps } from './engineDeps.ts';
import { answer, refuse, type Refusal } from './reply.ts';
import { forgetBrowsers, liveSession, refusedSignIn, rememberBrowser } from './sessions.ts';
import type { IssuedCode, Session, StoredAccount } from './state.ts';

/** The number of consecutive wrong codes, over any number of sent codes, that locks the second factor. */
const maxFailures = 100;

/** An account, and the progress of its second factor in the browser that makes the call. */
export type TwoFactorProgress = Pick<Session, 'secondFactor'> & { readonly account: StoredAccount };

/** The account in the middle of a second factor, the key of its session or of its refused sign-in, and the account host. */
export type TwoFactorSubject = TwoFactorProgress & Pick<ClientContext, 'accountHost'> & { readonly key: string };

/** Finds the account in the middle of a second factor: by its session, or by a sign-in refused until the factor is done. */
export const twoFactorSubject = (deps: EngineDeps, client: ClientContext): E.Either<Refusal, TwoFactorSubject> => {
  const live = liveSession(deps, client);
  const { accountHost } = client;
  if (live !== null) {
    const { key, secondFactor } = live.session;
    return E.right({ key, account: live.account, secondFactor, accountHost });
  }
  const ticket = refusedSignIn(deps, client, 'SecondFactor');
  const account = ticket === null ? null : findAccount(deps, ticket.email);
  if (account === null) return refuse('NotAuthorizedException');
  return E.right({ key: cookieOf(client, 'pre'), account, secondFactor: 'Required', accountHost });
};

/** Whether the number may be set up or changed: a second factor that is owed and enrolled can only be proven. */
export const mayChangeNumber = ({ account, secondFactor }: TwoFactorProgress): boolean =>
  account.twoFactorStatus === 'SetupRequired' || secondFactor !== 'Required';

/**
 * Accepts the code of a second factor; the number it was sent to becomes the account's number. Another number than before forgets
 * every remembered browser, and the number before is told if it was confirmed. What the code was sent for decides, not the flag:
 * a code to any other address than the account's own proves nothing while the factor is owed.
 */
export const verifySecondFactor = (
  deps: EngineDeps,
  progress: TwoFactorProgress,
  { code, changeTwoFANumber }: Pick<Validate2faInput, 'code' | 'changeTwoFANumber'>,
): E.Either<Refusal, StoredAccount> => {
  const { account } = progress;
  const subject = subjectOf(account);
  const changesNumber = changeTwoFANumber || !wasSentTo(newestCode(deps, subject), account.phone);
  if (changesNumber && !mayChangeNumber(progress)) return refuse('TwoFactorRequiredException');
  if (account.twoFactorStatus === 'Locked') return refuse('TooManyFailedAttemptsException');
  // Because: a try that is refused without a comparison must not count, or many tries of one code would lock the owner out.
  const consumed = consumeCode(deps, { ...subject, code }, () => countFailure(deps, account));
  if (E.isLeft(consumed)) return consumed;
  const verified = withNumber(account, consumed.right);
  if (verified.phone !== account.phone) {
    forgetBrowsers(deps, account.email);
    if (account.phone !== null && account.phoneValidated) sendNumberChanged(deps, account.phone);
  }
  return E.right(saveAccount(deps, verified));
};

/** Completes the second factor of a session with its code, and remembers the browser if asked to. */
export const validate2FA: Call<'validate2FA'> = async (deps, input, client) => {
  const live = liveSession(deps, client);
  if (live === null) return refuse('NotAuthorizedException');
  const { account, session } = live;
  const verified = verifySecondFactor(deps, { account, secondFactor: session.secondFactor }, input);
  if (E.isLeft(verified)) return verified;
  const secondFactor = session.secondFactor === 'NotRequired' ? 'NotRequired' : 'Completed';
  deps.state.sessions.set(session.key, { ...session, secondFactor });
  const cookies = input.rememberBrowser ? [rememberBrowser(deps, client, account)] : [];
  return answer({ authenticationResult: { success: true } }, cookies);
};

const subjectOf = ({ email }: StoredAccount) => ({ purpose: 'two-factor', email: emailKey(email) }) as const;

/** Whether a code went to this number, or by email where the number is null; true if none was sent. */
const wasSentTo = (issued: IssuedCode | null, number: string | null): boolean =>
  issued === null || issued.number === number;

/** Whether the newest code of an account went to the number of this linked account; true if none was sent. */
export const wasSentToProfile = (deps: EngineDeps, account: StoredAccount, profileId: string): boolean => {
  const mobile = account.linked.find((one) => one.profileId === profileId)?.mobileNumber ?? null;
  return wasSentTo(newestCode(deps, subjectOf(account)), mobile === null ? 'none' : openPhoneBook.numberOf(mobile));
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
