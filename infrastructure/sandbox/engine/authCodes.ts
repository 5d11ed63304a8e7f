import { randomToken, type EngineDeps } from './engineDeps.ts';
import type { BoundRequest, Session } from './state.ts';

const lifeMs = 10 * 60_000;

/** How long a sign-in waits for its second factor or its account, beyond the life of its code. */
const waitMs = 20 * 60_000;

/** Why a verifier is refused for a code of `getGSOTokens`: without it, the same code is still valid. */
export const sessionCodeReason = 'The code continues a session and has no code_challenge';

/** Issues an auth code, bound to the request of a sign-in, or to its session alone. */
export const issueAuthCode = (deps: EngineDeps, session: Session, request: BoundRequest | null): string => {
  const code = randomToken(deps);
  const { key: sessionKey, chosenProfileId } = session;
  deps.state.authCodes.set(code, { sessionKey, request, chosenProfileId, expiresAt: deps.now() + lifeMs });
  return code;
};

/** Restarts the life of a sign-in's code: the second factor and account selection take their time. */
export const renewSignInCode = ({ state, now }: EngineDeps, { key }: Session): void => {
  for (const [code, issued] of state.authCodes) {
    const isOver = now() >= issued.expiresAt + waitMs;
    if (isOver || issued.sessionKey !== key || issued.request === null) continue;
    state.authCodes.set(code, { ...issued, expiresAt: now() + lifeMs });
  }
};
