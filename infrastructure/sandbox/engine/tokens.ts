import { accessToken, openToken } from './accessTokens.ts';
import { findAccount } from './accounts.ts';
import { mintAuthCode } from './authCodes.ts';
import type { AuthenticationBody, DoneBody, GsoTokensBody, UserInfoBody } from './replies.ts';
import { answer, refuse, type Reply } from './reply.ts';
import { signInFirst } from './secondFactor.ts';
import { endSession, keepSession, liveSession, removed } from './sessions.ts';
import type { Session, StoredAccount } from './state.ts';
import { cookieNames, type Visit } from './visit.ts';
import type { Workings } from './workings.ts';

/** The tokens of a live session, of one linked account where a profile is named; with a fresh auth code unless 2FA is owed. */
export const getGSOTokens =
  (workings: Workings) =>
  ({ profileId }: { readonly profileId: string | null }, visit: Visit): Reply<GsoTokensBody> =>
  async () => {
    const live = liveSession(workings, visit);
    if (live === null) return signInFirst;
    const { account } = live;
    if (profileId !== null && !actsFor(account, profileId)) {
      return refuse('AccessDeniedException', 'The profile is not linked to this account');
    }
    const session = keepSession(workings, takenUp(live.session, profileId));
    const subject = { session, account, profileId: session.chosenProfileId ?? account.profileId };
    const tokens = { access_token: await accessToken(workings, subject) };
    if (session.secondFactor === 'Owed') return answer({ tokens });
    const auth_code = mintAuthCode(workings, session, { profileId: subject.profileId, request: session.request });
    return answer({ tokens, auth_code });
  };

/** Ends the session, a half-finished sign-in and the provider's word; a remembered browser stays remembered. */
export const logout =
  (workings: Workings) =>
  (visit: Visit): Reply<DoneBody> =>
  async () => {
    const names = cookieNames(visit.sessionCookie);
    endSession(workings, visit);
    workings.state.preAuths.delete(visit.cookies[names.preAuth] ?? '');
    workings.state.providerSessions.delete(visit.cookies[names.provider] ?? '');
    const own = [names.key, names.preAuth, names.provider].map((name) => removed(name, false));
    return answer({ success: true }, [removed(names.session, true), ...own]);
  };

/** Whose session or bearer token this is. */
export const userInfo =
  (workings: Workings) =>
  (visit: Visit): Reply<UserInfoBody> =>
  async () => {
    const live = liveSession(workings, visit);
    if (live !== null) return answer(infoOf(live.account, live.session.chosenProfileId ?? live.account.profileId));
    const claims = await openToken(workings, visit.bearer);
    const account = claims === null ? null : findAccount(workings, claims.email);
    return claims === null || account === null ? signInFirst : answer(infoOf(account, claims.sub));
  };

export const authenticationStatus =
  (workings: Workings) =>
  (visit: Visit): Reply<AuthenticationBody> =>
  async () =>
    answer({ authenticationResult: { success: liveSession(workings, visit) !== null } });

/** Whether a login may act for a profile. */
export const actsFor = (account: StoredAccount, profileId: string): boolean =>
  profileId === account.profileId || account.linked.some((one) => one.profileId === profileId);

/**
 * The session as the call leaves it. A second fetch that names no profile, with no second factor done in between, is
 * another visit taking the session up: what the first sign-in was for is no concern of it.
 */
const takenUp = (session: Session, profileId: string | null): Session => {
  const anotherVisit = profileId === null && session.requestSeen;
  const request = anotherVisit ? null : session.request;
  return { ...session, request, requestSeen: true, chosenProfileId: profileId ?? session.chosenProfileId };
};

const infoOf = (account: StoredAccount, sub: string): UserInfoBody => {
  const linked = account.linked.find((one) => one.profileId === sub);
  return { sub, email: account.email, name: linked?.name ?? account.name };
};
