import type { ClientContext } from './clientContext.ts';
import { randomToken, type EngineDeps } from './engineDeps.ts';
import { unbound, type BoundRequest, type IssuedAuthCode } from './state.ts';

const lifeMs = 10 * 60_000;

/** Why a verifier is refused for a code of `getGSOTokens`: without it, the same code is still valid. */
export const sessionCodeReason = 'The code continues a session and has no code_challenge';

/** Issues an auth code of the brand that is called. It lives ten minutes, and nothing prolongs them. */
export const issueAuthCode = (
  deps: EngineDeps,
  { sessionCookie: brand }: Pick<ClientContext, 'sessionCookie'>,
  issued: Omit<IssuedAuthCode, 'brand' | 'expiresAt'>,
): string => {
  const code = randomToken(deps);
  deps.state.authCodes.set(code, { ...issued, brand, expiresAt: deps.now() + lifeMs });
  return code;
};

/**
 * What the code of a chosen account is bound to. The first choice after a sign-in takes the place of the sign-in's waiting code; another press
 * on the same account, after a lost answer, is bound to the same. Null for every other choice.
 */
export const requestOfChoice = (
  { state, now }: EngineDeps,
  sessionKey: string,
  profileId: string,
): BoundRequest | null => {
  for (const [code, issued] of state.authCodes) {
    const isOfSignIn = issued.profileId === null;
    if (issued.sessionKey !== sessionKey || issued.request === null) continue;
    if (isOfSignIn) state.authCodes.delete(code);
    const isWaiting = (isOfSignIn || issued.profileId === profileId) && now() < issued.expiresAt;
    if (isWaiting && issued.request !== unbound) return issued.request;
  }
  return null;
};
