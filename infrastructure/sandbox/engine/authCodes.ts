import type * as E from 'fp-ts/Either';
import { randomToken } from './random.ts';
import { accessToken, accessTokenLifeSeconds } from './accessTokens.ts';
import type { AuthorizationRequest, TokenInput } from './inputs.ts';
import type { TokenBody } from './replies.ts';
import { answer, refuse, type Outcome, type Refusal } from './reply.ts';
import { saveSession, asLiveSession } from './sessions.ts';
import type { IssuedAuthCode, Session } from './state.ts';
import type { EngineDeps } from './engineDeps.ts';

const authCodeLifeMs = 10 * 60_000;

/** Why a verifier is refused for a code of `getGSOTokens`: without it, the same code is still valid. */
export const sessionCodeReason = 'The code continues a session and has no code_challenge';

/** Issues an auth code for one profile, bound to the authorization request. */
export const mintAuthCode = (
  deps: EngineDeps,
  session: Session,
  grant: Pick<IssuedAuthCode, 'source' | 'profileId' | 'request'>,
): string => {
  const code = randomToken(deps);
  const expiresAt = deps.now() + authCodeLifeMs;
  deps.state.authCodes.set(code, { ...grant, sessionId: session.id, expiresAt });
  return code;
};

/** Issues an auth code of `getGSOTokens`. That call receives no challenge, so its code has none; within a sign-in it keeps the redirect. */
export const mintSessionCode = (deps: EngineDeps, session: Session, profileId: string): string => {
  const { request: signIn } = session;
  const request = signIn === null ? null : { ...signIn, codeChallenge: null, codeChallengeMethod: null };
  return mintAuthCode(deps, session, { source: 'Session', profileId, request });
};

/** Restarts the life of the code of a sign-in that still goes on: the second factor and account selection take their time. */
export const renewSignInCode = ({ state, now }: EngineDeps, { id, request }: Session): void => {
  if (request === null) return;
  for (const [code, issued] of state.authCodes) {
    if (issued.sessionId !== id || issued.source !== 'SignIn') continue;
    state.authCodes.set(code, { ...issued, expiresAt: now() + authCodeLifeMs });
  }
};

/**
 * Exchanges an auth code for an access token (RFC 6749, RFC 7636). A code works once, until it expires, for the redirect
 * and the challenge it was issued for, and only after the second factor is done.
 */
export const exchangeCode = async (deps: EngineDeps, input: TokenInput): Promise<Outcome<TokenBody>> => {
  const { state, now } = deps;
  if (input.grantType !== 'authorization_code') return refuse('unsupported_grant_type', 'Only authorization_code');
  const issued = state.authCodes.get(input.code);
  // Because: whoever holds such a code can leave the verifier out, so spending the code would protect nobody.
  if (issued?.source === 'Session' && input.codeVerifier !== null) return invalidGrant(sessionCodeReason);
  // Because: the first use of a code spends it, even if the exchange fails.
  state.authCodes.delete(input.code);
  if (issued === undefined || now() >= issued.expiresAt) return invalidGrant('The code is unknown, used or expired');
  const session = state.sessions.get(issued.sessionId);
  const live = session === undefined ? null : asLiveSession(deps, session);
  if (live === null) return invalidGrant('The session has ended');
  if (live.session.secondFactor === 'Required') return invalidGrant('The user has not completed 2FA');
  const mismatch = await findMismatch(deps, issued.request, input);
  if (mismatch !== null) return invalidGrant(mismatch);
  saveSession(deps, { ...live.session, request: null });
  const access_token = await accessToken(deps, { ...live, profileId: profileOf(issued, live.session) });
  return answer({ access_token, token_type: 'Bearer' as const, expires_in: accessTokenLifeSeconds });
};

const profileOf = ({ source, profileId }: IssuedAuthCode, { chosenProfileId }: Session): string =>
  source === 'SignIn' ? (chosenProfileId ?? profileId) : profileId;

const findMismatch = async (
  { hash }: EngineDeps,
  request: AuthorizationRequest | null,
  { redirectUri, codeVerifier }: TokenInput,
): Promise<string | null> => {
  const { redirectUrl, codeChallenge } = request ?? { redirectUrl: null, codeChallenge: null };
  if (redirectUrl !== null && !isSameAddress(redirectUrl, redirectUri)) return 'redirect_uri does not match';
  if (codeChallenge === null) return codeVerifier === null ? null : 'No code_challenge was given';
  if (codeVerifier === null) return 'code_verifier is missing';
  return (await hash.sha256(codeVerifier)) === codeChallenge ? null : 'code_verifier does not match';
};

/** Compares addresses as the front end normalises a redirect: without query, fragment and trailing slashes. */
const isSameAddress = (one: string, other: string): boolean => {
  const [first, second] = [bareAddress(one), bareAddress(other)];
  return first !== null && first === second;
};

const bareAddress = (address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  const parts = pathname.split('/');
  return origin + parts.slice(0, parts.findLastIndex((part) => part !== '') + 1).join('/');
};

const invalidGrant = (message: string): E.Either<Refusal, never> => refuse('invalid_grant', message);
