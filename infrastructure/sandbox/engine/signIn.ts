import * as E from 'fp-ts/Either';
import { emailKey } from './accounts.ts';
import type { ClientContext } from './clientContext.ts';
import type { Call } from './engineApi.ts';
import type { EngineDeps } from './engineDeps.ts';
import { checkPassword } from './passwords.ts';
import { answer, refuse } from './reply.ts';
import { verifySecondFactor, wasSentToProfile } from './secondFactor.ts';
import { authorizeSession, liveSession, progressOf, refusedSignIn, rememberBrowser, requestIn } from './sessions.ts';
import { unbound, type BoundRequest, type StoredAccount } from './state.ts';

/** Signs in with a password and, if the input has one, the code of the second factor. */
export const weblogin: Call<'weblogin'> = async (deps, input, client) => {
  const asked = requestIn(input);
  if (E.isLeft(asked)) return asked;
  const checked = await checkPassword(deps, input);
  if (E.isLeft(checked)) return checked;
  const { right: account } = checked;
  const { verifyCode: code, twoFAProfileId: profileId } = input;
  if (code === null) return authorizeSession(deps, client, { account, request: asked.right, proof: 'Password' });
  const request =
    input.codeChallenge === null ? begunRequest(deps, client, { account, asked: asked.right }) : asked.right;
  if (request === null) return refuse('TwoFactorRequiredException');
  if (profileId !== null && !wasSentToProfile(deps, account, profileId)) return refuse('InvalidParameterException');
  // Because: a closed or locked account is refused before it spends a code.
  if (account.state !== 'Active' || account.twoFactor === 'None') {
    return authorizeSession(deps, client, { account, request, proof: 'Password' });
  }
  const secondFactor = progressOf(deps, client, emailKey(account.email));
  const verified = verifySecondFactor(deps, { account, secondFactor }, { ...input, code });
  if (E.isLeft(verified)) return verified;
  const outcome = authorizeSession(deps, client, { account: verified.right, request, proof: 'SecondFactor' });
  if (E.isLeft(outcome) || !input.rememberBrowser) return outcome;
  const { body, cookies } = outcome.right;
  return answer(body, [...cookies, rememberBrowser(deps, client, account)]);
};

/**
 * The request of the sign-in that this browser has begun with the account, with the challenge that a sign-in with 2FA fields does not
 * repeat; null without one. A provider's sign-in names none.
 */
const begunRequest = (
  deps: EngineDeps,
  client: ClientContext,
  { account, asked }: { readonly account: StoredAccount; readonly asked: BoundRequest },
): BoundRequest | null => {
  const refused = refusedSignIn(deps, client, 'SecondFactor');
  const begun = refused ?? liveSession(deps, client)?.session;
  if (begun?.email !== emailKey(account.email)) return null;
  if (begun.request !== unbound) return begun.request;
  return refused === null ? null : asked;
};
