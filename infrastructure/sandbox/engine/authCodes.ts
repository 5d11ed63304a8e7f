import type { ClientContext } from './clientContext.ts';
import { randomToken, type EngineDeps } from './engineDeps.ts';
import type { IssuedAuthCode } from './state.ts';

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

/** Gives the code of a session's sign-in the account that is chosen. The first choice after the sign-in is for good. */
export const chooseForSignIn = ({ state }: EngineDeps, sessionKey: string, profileId: string): void => {
  for (const [code, issued] of state.authCodes) {
    const waits = issued.sessionKey === sessionKey && issued.request !== null && issued.profileId === null;
    if (waits) state.authCodes.set(code, { ...issued, profileId });
  }
};
