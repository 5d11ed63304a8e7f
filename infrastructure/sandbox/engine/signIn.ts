import * as E from 'fp-ts/Either';
import { emailKey } from './accounts.ts';
import { admit } from './admission.ts';
import { rememberDevice } from './devices.ts';
import type { AuthorizationRequest, WebloginInput } from './inputs.ts';
import { checkPassword } from './passwords.ts';
import type { GrantBody } from './replies.ts';
import { answer, refuse, type Outcome, type Refusal, type Reply } from './reply.ts';
import { takeSecondFactor } from './secondFactor.ts';
import { livePreAuth, liveSession } from './sessions.ts';
import type { StoredAccount } from './state.ts';
import type { Visit } from './visit.ts';
import type { Workings } from './workings.ts';

/** Signs in by password, and by the second factor's code where one comes along. */
export const weblogin =
  (workings: Workings) =>
  (input: WebloginInput, visit: Visit): Reply<GrantBody> =>
  async () => {
    const challenge = checkChallenge(input);
    if (E.isLeft(challenge)) return challenge;
    const account = await checkPassword(workings, input.username, input.password);
    if (E.isLeft(account)) return account;
    const request = requestOf(workings, visit, input);
    if (input.verifyCode === null) {
      return admit(workings, visit, { account: account.right, request, standing: 'RememberedBrowser' });
    }
    return admitWithCode(workings, visit, { ...input, request, account: account.right, verifyCode: input.verifyCode });
  };

/** Only S256 is spoken; a challenge without a method is taken as that. */
export const checkChallenge = (request: AuthorizationRequest): E.Either<Refusal, null> => {
  const spoken = request.codeChallenge === null || (request.codeChallengeMethod ?? 'S256') === 'S256';
  return spoken ? E.right(null) : refuse('InvalidParameterException', 'code_challenge_method must be S256');
};

export const requestIn = ({
  redirectUrl,
  codeChallenge,
  codeChallengeMethod,
}: AuthorizationRequest): AuthorizationRequest => ({ redirectUrl, codeChallenge, codeChallengeMethod });

type WithCode = {
  readonly account: StoredAccount;
  readonly request: AuthorizationRequest;
  readonly verifyCode: string;
  readonly rememberBrowser: boolean;
};

const admitWithCode = (
  workings: Workings,
  visit: Visit,
  { account, request, verifyCode, rememberBrowser }: WithCode,
): Outcome<GrantBody> => {
  // Because: a closed or locked account says so before a code is spent on it.
  if (account.state !== 'Active' || account.twoFactor === 'None') {
    return admit(workings, visit, { account, request, standing: 'PasswordOnly' });
  }
  const proven = takeSecondFactor(workings, account, verifyCode);
  if (E.isLeft(proven)) return proven;
  const outcome = admit(workings, visit, { account: proven.right, request, standing: 'SecondFactor' });
  if (E.isLeft(outcome) || !rememberBrowser) return outcome;
  const { body, cookies } = outcome.right;
  return answer(body, [...cookies, rememberDevice(workings, visit, proven.right)]);
};

const requestOf = (workings: Workings, visit: Visit, input: WebloginInput): AuthorizationRequest => {
  // Because: a sign-in with 2FA fields carries no challenge; what the first one asked for still holds.
  if (input.verifyCode === null || input.codeChallenge !== null) return requestIn(input);
  const begun = livePreAuth(workings, visit, 'SecondFactor') ?? liveSession(workings, visit)?.session ?? null;
  if (begun === null || begun.email !== emailKey(input.username)) return requestIn(input);
  return begun.request ?? requestIn(input);
};
