import type * as E from 'fp-ts/Either';
import { unguessable } from './chance.ts';
import { accessToken, accessTokenLifeSeconds } from './accessTokens.ts';
import type { AuthorizationRequest, TokenInput } from './inputs.ts';
import type { TokenBody } from './replies.ts';
import { answer, refuse, type Refusal, type Reply } from './reply.ts';
import { keepSession, stillLive } from './sessions.ts';
import type { IssuedAuthCode, Session } from './state.ts';
import type { Workings } from './workings.ts';

const authCodeLifeMs = 10 * 60_000;

/** A code for one profile, bound to what was asked for. */
export const mintAuthCode = (
  workings: Workings,
  session: Session,
  grant: Pick<IssuedAuthCode, 'profileId' | 'request'>,
): string => {
  const code = unguessable(workings);
  const expiresAt = workings.now() + authCodeLifeMs;
  workings.state.authCodes.set(code, { ...grant, sessionId: session.id, expiresAt });
  return code;
};

/** Exchanges a code for a token: once, in time, for the redirect and challenge it was issued to, second factor done. */
export const exchangeCode =
  (workings: Workings) =>
  (input: TokenInput): Reply<TokenBody> =>
  async () => {
    const { state, now } = workings;
    if (input.grantType !== 'authorization_code') return refuse('unsupported_grant_type', 'Only authorization_code');
    const issued = state.authCodes.get(input.code);
    // Because: a code is spent by showing it, whatever comes of it.
    state.authCodes.delete(input.code);
    if (issued === undefined || now() >= issued.expiresAt) return invalidGrant('The code is unknown, used or expired');
    const session = state.sessions.get(issued.sessionId);
    const live = session === undefined ? null : stillLive(workings, session);
    if (live === null) return invalidGrant('The session has ended');
    if (live.session.secondFactor === 'Owed') return invalidGrant('The user has not completed 2FA');
    const fault = await mismatch(workings, issued.request, input);
    if (fault !== null) return invalidGrant(fault);
    keepSession(workings, { ...live.session, request: null });
    const access_token = await accessToken(workings, { ...live, profileId: issued.profileId });
    return answer({ access_token, token_type: 'Bearer' as const, expires_in: accessTokenLifeSeconds });
  };

const mismatch = async (
  { hash }: Workings,
  request: AuthorizationRequest | null,
  { redirectUri, codeVerifier }: TokenInput,
): Promise<string | null> => {
  if (request === null) return null;
  if (request.redirectUrl !== null && !sameAddress(request.redirectUrl, redirectUri))
    return 'redirect_uri does not match';
  if (request.codeChallenge === null) return codeVerifier === null ? null : 'No code_challenge was given';
  if (codeVerifier === null) return 'code_verifier is missing';
  return (await hash.sha256(codeVerifier)) === request.codeChallenge ? null : 'code_verifier does not match';
};

/** Compared as the front end normalises a redirect: without query, fragment and trailing slashes. */
const sameAddress = (one: string, other: string): boolean => {
  const [first, second] = [bareAddress(one), bareAddress(other)];
  return first !== null && first === second;
};

const bareAddress = (address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/+$/, '');
};

const invalidGrant = (message: string): E.Either<Refusal, never> => refuse('invalid_grant', message);
