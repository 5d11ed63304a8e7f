import { parseUrl, withoutEndSlashes } from '#domain/shared/webAddress.ts';
import { findAccount, saveAccount } from './accounts.ts';
import { issueAuthCode, requestOfChoice, sessionCodeReason } from './authCodes.ts';
import { cookieOf, hostCookie, sharedCookie } from './clientContext.ts';
import type { Call, TokenInput } from './engineApi.ts';
import type { EngineDeps } from './engineDeps.ts';
import { answer, refuse } from './reply.ts';
import { liveSession, sessionOf, type LiveSession } from './sessions.ts';
import type { BoundRequest } from './state.ts';

const accessTokenLifeSeconds = 15 * 60;

/** Issues a JWT for the profile that a session has chosen. */
const issueAccessToken = async (deps: EngineDeps, { session, account }: LiveSession): Promise<string> => {
  const { email, linked } = account;
  const profileId = session.chosenProfileId ?? account.profileId;
  const iat = Math.floor(deps.now() / 1000);
  const exp = iat + accessTokenLifeSeconds;
  const claims = {
    sub: profileId,
    email,
    account_type: linked.find((one) => one.profileId === profileId)?.accountType ?? account.accountType,
    two_fa_required: session.secondFactor !== 'NotRequired',
    two_fa_completed: session.secondFactor === 'Completed',
    linked_accounts: linked.map(({ mobileNumber, ...one }) => (mobileNumber === null ? one : { ...one, mobileNumber })),
    iat,
    exp,
  };
  const token = await deps.hash.sign(claims, deps.signingKey);
  deps.state.accessTokens.set(token, { email, profileId, secondFactor: session.secondFactor, expiresAt: exp * 1000 });
  return token;
};

/**
 * Returns the tokens of a live session, for a linked account if the input names its profile; adds an auth code once 2FA is
 * done. It has no challenge, but where it is for the first account that is chosen after a sign-in: it then has that of the sign-in.
 */
export const getGSOTokens: Call<'getGSOTokens'> = async (deps, { profileId }, client) => {
  const live = liveSession(deps, client);
  if (live === null) return refuse('NotAuthorizedException');
  const { account } = live;
  if (profileId !== null && ![account, ...account.linked].some((one) => one.profileId === profileId)) {
    return refuse('AccessDeniedException');
  }
  const chosenProfileId = profileId ?? live.session.chosenProfileId;
  const session = { ...live.session, chosenProfileId };
  deps.state.sessions.set(session.key, session);
  const tokens = { access_token: await issueAccessToken(deps, { session, account }) };
  if (session.secondFactor === 'Required') return answer({ tokens });
  const request = profileId === null ? null : requestOfChoice(deps, session.key, profileId);
  const issued = { sessionKey: session.key, request, profileId: chosenProfileId };
  return answer({ tokens, auth_code: issueAuthCode(deps, client, issued) });
};

/**
 * Exchanges an auth code for an access token (RFC 6749, RFC 7636). A code works once, until it expires, at its brand, for the
 * redirect and the challenge it was issued for, and only after the second factor is done. An exchange that fails spends it too.
 */
export const exchangeCode: Call<'exchangeCode'> = async (deps, input, { sessionCookie }) => {
  const { state, now } = deps;
  if (input.grantType !== 'authorization_code') return refuse('unsupported_grant_type');
  const found = state.authCodes.get(input.code);
  const issued = found?.brand === sessionCookie ? found : undefined;
  // Because: whoever holds such a code can leave the verifier out, so spending the code would protect nobody.
  if (issued?.request === null && input.codeVerifier !== null) {
    return refuse('invalid_grant', { message: sessionCodeReason });
  }
  state.authCodes.delete(input.code);
  const live = issued === undefined || now() >= issued.expiresAt ? null : sessionOf(deps, issued.sessionKey);
  if (issued === undefined || live === null) return refuse('invalid_grant');
  const { secondFactor } = live.session;
  const mismatch =
    secondFactor === 'Required' ? 'The user has not completed 2FA' : await findMismatch(deps, issued.request, input);
  if (mismatch !== null) return refuse('invalid_grant', { message: mismatch });
  const session = { ...live.session, chosenProfileId: issued.profileId };
  const access_token = await issueAccessToken(deps, { ...live, session });
  return answer({ access_token, token_type: 'Bearer', expires_in: accessTokenLifeSeconds });
};

const findMismatch = async (
  { hash }: EngineDeps,
  request: BoundRequest | null,
  { redirectUri, codeVerifier }: TokenInput,
): Promise<string | null> => {
  if (request === null) return null;
  const { redirectUrl, codeChallenge } = request;
  const address = bareAddress(redirectUri);
  if (redirectUrl !== null && (address === null || address !== bareAddress(redirectUrl)))
    return 'redirect_uri does not match';
  if (codeChallenge === null) return codeVerifier === null ? null : 'No code_challenge was given';
  if (codeVerifier === null) return 'code_verifier is missing';
  return (await hash.sha256(codeVerifier)) === codeChallenge ? null : 'code_verifier does not match';
};

/** An address as the front end normalises a redirect: without query, fragment and trailing slashes; null if it is none. */
const bareAddress = (address: string): string | null => {
  const url = parseUrl(address);
  return url === null ? null : url.origin + withoutEndSlashes(url.pathname);
};

/** Ends the session, an incomplete sign-in and the provider session; a remembered browser stays remembered. */
export const logout: Call<'logout'> = async ({ state }, client) => {
  state.sessions.delete(cookieOf(client, 'key'));
  const cookies = (['key', 'pre', 'idp'] as const).map((cookie) => {
    state.tickets.delete(cookieOf(client, cookie));
    return hostCookie(client, cookie, null);
  });
  return answer({ success: true }, [sharedCookie(client, null), ...cookies]);
};

/** Returns the profile that the session has chosen. */
export const userInfo: Call<'userInfo'> = async (deps, client) => {
  const live = liveSession(deps, client);
  if (live === null) return refuse('NotAuthorizedException');
  const { profileId, email, name, linked } = live.account;
  const sub = live.session.chosenProfileId ?? profileId;
  return answer({ sub, email, name: linked.find((one) => one.profileId === sub)?.name ?? name });
};

/** Returns whether this browser has a live session. */
export const authenticationStatus: Call<'authenticationStatus'> = async (deps, client) =>
  answer({ authenticationResult: { success: liveSession(deps, client) !== null } });

/** Stores a profile's marketing choice; needs a bearer token of that profile. */
export const saveMarketing: Call<'saveMarketing'> = async (deps, { profileId, email }, { bearer }) => {
  const token = deps.state.accessTokens.get(bearer ?? '');
  const account = token === undefined || deps.now() >= token.expiresAt ? null : findAccount(deps, token.email);
  if (account === null) return refuse('NotAuthorizedException');
  if (token?.secondFactor === 'Required') return refuse('TwoFactorRequiredException');
  if (token?.profileId !== profileId) return refuse('AccessDeniedException');
  saveAccount(deps, { ...account, marketing: email });
  return answer({ success: true });
};
