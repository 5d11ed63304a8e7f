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
 * Takes the waiting code of a session's sign-in back, and returns what it was bound to: the first choice of an account gets a code of its own
 * in its place. Null where there is none, or none with a request.
 */
export const takeSignInCode = ({ state, now }: EngineDeps, sessionKey: string): BoundRequest | null => {
  for (const [code, { request, ...issued }] of state.authCodes) {
    if (issued.sessionKey !== sessionKey || request === null || issued.profileId !== null) continue;
    state.authCodes.delete(code);
    return request === unbound || now() >= issued.expiresAt ? null : request;
  }
  return null;
};
