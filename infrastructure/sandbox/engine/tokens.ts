import { accessToken, verifyToken } from './accessTokens.ts';
import { findAccount } from './accounts.ts';
import { mintSessionCode, renewSignInCode } from './authCodes.ts';
import type { AuthenticationBody, DoneBody, GsoTokensBody, UserInfoBody } from './replies.ts';
import { answer, refuse, type ClientCall, type EngineCall } from './reply.ts';
import { notSignedIn } from './secondFactor.ts';
import { endSession, saveSession, liveSession } from './sessions.ts';
import type { Session, StoredAccount } from './state.ts';
import { cookieNames, expiredCookie } from './clientContext.ts';

/**
 * Returns the tokens of a live session, for a linked account if the input names its profile; adds an auth code without a
 * challenge once 2FA is done.
 */
export const getGSOTokens: EngineCall<{ readonly profileId: string | null }, GsoTokensBody> = async (
  deps,
  { profileId },
  client,
) => {
  const live = liveSession(deps, client);
  if (live === null) return notSignedIn;
  const { account } = live;
  if (profileId !== null && !mayActFor(account, profileId)) {
    return refuse('AccessDeniedException', 'The profile is not linked to this account');
  }
  const session = saveSession(deps, resumedSession(live.session, profileId));
  const subject = { session, account, profileId: session.chosenProfileId ?? account.profileId };
  const tokens = { access_token: await accessToken(deps, subject) };
  if (session.secondFactor === 'Required') return answer({ tokens });
  renewSignInCode(deps, session);
  return answer({ tokens, auth_code: mintSessionCode(deps, session, subject.profileId) });
};

/** Ends the session, an incomplete sign-in and the provider session; a remembered browser stays remembered. */
export const logout: ClientCall<DoneBody> = async (deps, client) => {
  const names = cookieNames(client.sessionCookie);
  endSession(deps, client);
  deps.state.preAuths.delete(client.cookies[names.preAuth] ?? '');
  deps.state.providerSessions.delete(client.cookies[names.provider] ?? '');
  const own = [names.key, names.preAuth, names.provider].map((name) => expiredCookie(name, false));
  return answer({ success: true }, [expiredCookie(names.session, true), ...own]);
};

/** Returns the profile of the session or of the bearer token. */
export const userInfo: ClientCall<UserInfoBody> = async (deps, client) => {
  const live = liveSession(deps, client);
  if (live !== null) return answer(infoOf(live.account, live.session.chosenProfileId ?? live.account.profileId));
  const claims = await verifyToken(deps, client.bearer);
  const account = claims === null ? null : findAccount(deps, claims.email);
  return claims === null || account === null ? notSignedIn : answer(infoOf(account, claims.sub));
};

/** Returns whether this browser has a live session. */
export const authenticationStatus: ClientCall<AuthenticationBody> = async (deps, client) =>
  answer({ authenticationResult: { success: liveSession(deps, client) !== null } });

/** Whether an account may act for a profile. */
export const mayActFor = (account: StoredAccount, profileId: string): boolean =>
  profileId === account.profileId || account.linked.some((one) => one.profileId === profileId);

/**
 * The session after the call. A second fetch without a profile, and without a second factor in between, is another visit
 * that reuses the session: the request of the first sign-in does not apply to it.
 */
const resumedSession = (session: Session, profileId: string | null): Session => {
  const anotherVisit = profileId === null && session.requestSeen;
  const request = anotherVisit ? null : session.request;
  return { ...session, request, requestSeen: true, chosenProfileId: profileId ?? session.chosenProfileId };
};

const infoOf = (account: StoredAccount, sub: string): UserInfoBody => {
  const linked = account.linked.find((one) => one.profileId === sub);
  return { sub, email: account.email, name: linked?.name ?? account.name };
};
