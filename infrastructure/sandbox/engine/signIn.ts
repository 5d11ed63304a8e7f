import * as E from 'fp-ts/Either';
import { emailKey } from './accounts.ts';
import { authorizeSession } from './authorizeSession.ts';
import { rememberDevice } from './devices.ts';
import type { AuthorizationRequest, Validate2faInput, WebloginInput } from './inputs.ts';
import { checkPassword } from './passwords.ts';
import type { GrantBody } from './replies.ts';
import { answer, refuse, type EngineCall, type Outcome, type Refusal } from './reply.ts';
import { twoFactorOwed, verifySecondFactor, wasSentToProfile } from './secondFactor.ts';
import { livePreAuth, liveSession } from './sessions.ts';
import type { SecondFactor, StoredAccount } from './state.ts';
import type { ClientContext } from './clientContext.ts';
import type { EngineDeps } from './engineDeps.ts';

/** Signs in with a password and, if the input has one, the code of the second factor. */
export const weblogin: EngineCall<WebloginInput, GrantBody> = async (deps, input, client) => {
  const challenge = checkChallenge(input);
  if (E.isLeft(challenge)) return challenge;
  const account = await checkPassword(deps, input.username, input.password);
  if (E.isLeft(account)) return account;
  const started = requestOf(deps, client, input);
  if (E.isLeft(started)) return started;
  const request = started.right;
  if (input.verifyCode === null) {
    return authorizeSession(deps, client, { account: account.right, request, method: 'RememberedBrowser' });
  }
  const { verifyCode: code, changeTwoFANumber, rememberBrowser, twoFAProfileId: profileId } = input;
  const proof = { code, changeTwoFANumber, rememberBrowser };
  if (profileId !== null && !wasSentToProfile(deps, account.right, profileId)) {
    return refuse('InvalidParameterException', 'The code was not sent to the number of this profile');
  }
  return authorizeWithCode(deps, client, { proof, request, account: account.right });
};

/** Refuses a challenge with any method but S256 (RFC 7636), and one without a method, which RFC 7636 reads as "plain". */
export const checkChallenge = (request: AuthorizationRequest): E.Either<Refusal, null> => {
  const supported = request.codeChallenge === null || request.codeChallengeMethod === 'S256';
  return supported ? E.right(null) : refuse('InvalidRequestException', 'codeChallengeMethod must be S256');
};

/** Returns the authorization request in an input, without its other fields. */
export const requestIn = ({
  redirectUrl,
  codeChallenge,
  codeChallengeMethod,
}: AuthorizationRequest): AuthorizationRequest => ({ redirectUrl, codeChallenge, codeChallengeMethod });

type WithCode = {
  readonly account: StoredAccount;
  readonly request: AuthorizationRequest;
  readonly proof: Validate2faInput;
};

const authorizeWithCode = (
  deps: EngineDeps,
  client: ClientContext,
  { account, request, proof }: WithCode,
): Outcome<GrantBody> => {
  // Because: a closed or locked account is refused before it spends a code.
  if (account.state !== 'Active' || account.twoFactor === 'None') {
    return authorizeSession(deps, client, { account, request, method: 'PasswordOnly' });
  }
  const verified = verifySecondFactor(deps, { account, secondFactor: progressOf(deps, client, account) }, proof);
  if (E.isLeft(verified)) return verified;
  const outcome = authorizeSession(deps, client, { account: verified.right, request, method: 'SecondFactor' });
  if (E.isLeft(outcome) || !proof.rememberBrowser) return outcome;
  const { body, cookies } = outcome.right;
  return answer(body, [...cookies, rememberDevice(deps, client, verified.right)]);
};

/** The second factor in this browser's session of the account; any other browser still owes it. */
const progressOf = (deps: EngineDeps, client: ClientContext, account: StoredAccount): SecondFactor => {
  const live = liveSession(deps, client);
  return live?.session.email === emailKey(account.email) ? live.session.secondFactor : 'Required';
};

/** The request of the sign-in. Where its start is forgotten, one with 2FA fields and without a challenge has to start again. */
const requestOf = (
  deps: EngineDeps,
  client: ClientContext,
  input: WebloginInput,
): E.Either<Refusal, AuthorizationRequest> => {
  // Because: a sign-in with 2FA fields has no challenge; the request of the first attempt still applies.
  if (input.verifyCode === null || input.codeChallenge !== null) return E.right(requestIn(input));
  const preAuth = livePreAuth(deps, client, 'SecondFactor');
  const started = preAuth ?? liveSession(deps, client)?.session;
  if (started?.email !== emailKey(input.username)) return twoFactorOwed;
  // Because: a provider starts a sign-in without a request; a session loses its request once its code is spent.
  const request = started.request ?? (preAuth === null ? null : requestIn(input));
  return request === null ? twoFactorOwed : E.right(request);
};
