import { emailKey, findAccount } from './accounts.ts';
import { randomToken } from './random.ts';
import type { AuthorizationRequest } from './inputs.ts';
import type { PreAuth, SecondFactor, Session, StoredAccount } from './state.ts';
import { cookieNames, expiredCookie, hostCookie, type CookieChange, type ClientContext } from './clientContext.ts';
import type { EngineDeps } from './engineDeps.ts';

const sessionLifeMs = 12 * 60 * 60_000;
const preAuthLifeMs = 30 * 60_000;

/** A new session and the cookies that carry it. */
export type OpenedSession = { readonly session: Session; readonly cookies: ReadonlyArray<CookieChange> };

/** What a session is started with. */
export type SessionRequest = {
  readonly account: StoredAccount;
  readonly secondFactor: SecondFactor;
  readonly request: AuthorizationRequest | null;
};

/** Starts a session in a browser and ends the previous one. */
export const openSession = (
  deps: EngineDeps,
  client: ClientContext,
  { account, secondFactor, request }: SessionRequest,
): OpenedSession => {
  endSession(deps, client);
  const session: Session = {
    id: randomToken(deps),
    key: randomToken(deps),
    email: emailKey(account.email),
    sessionCookie: client.sessionCookie,
    chosenProfileId: null,
    secondFactor,
    request,
    requestSeen: false,
    expiresAt: deps.now() + sessionLifeMs,
  };
  deps.state.sessions.set(session.id, session);
  const { session: name, key, preAuth } = cookieNames(client.sessionCookie);
  const cookies = [
    { ...hostCookie(name, session.id, sessionLifeMs), shared: true },
    hostCookie(key, session.key, sessionLifeMs),
    expiredCookie(preAuth, false),
  ];
  return { session, cookies };
};

/** A session that has not ended, and its account. */
export type LiveSession = { readonly session: Session; readonly account: StoredAccount };

/** Finds the session of a browser: both cookies must match, under the brand that started it; null otherwise. */
export const liveSession = (deps: EngineDeps, { sessionCookie, cookies }: ClientContext): LiveSession | null => {
  const names = cookieNames(sessionCookie);
  const session = deps.state.sessions.get(cookies[names.session] ?? '');
  if (session === undefined || session.key !== cookies[names.key]) return null;
  if (session.sessionCookie !== sessionCookie) return null;
  return asLiveSession(deps, session);
};

/** Returns a session with its account; null if the session has expired or the account is not active. */
export const asLiveSession = (deps: EngineDeps, session: Session): LiveSession | null => {
  const account = findAccount(deps, session.email);
  const usable = account !== null && account.state === 'Active' && deps.now() < session.expiresAt;
  return usable ? { session, account } : null;
};

/** Stores a changed session unless it has ended meanwhile, and returns it. */
export const saveSession = ({ state }: EngineDeps, session: Session): Session => {
  if (state.sessions.has(session.id)) state.sessions.set(session.id, session);
  return session;
};

/** Ends the session of a browser; its auth codes become invalid. */
export const endSession = (deps: EngineDeps, client: ClientContext): void => {
  const live = liveSession(deps, client);
  if (live !== null) deps.state.sessions.delete(live.session.id);
};

/** Ends every session of an account. */
export const endSessionsOf = ({ state }: EngineDeps, email: string): void => {
  for (const [id, session] of state.sessions) if (session.email === emailKey(email)) state.sessions.delete(id);
};

/** Remembers a proven password although the sign-in was refused, for the step that is missing. The session of before ends. */
export const startPreAuth = (
  deps: EngineDeps,
  client: ClientContext,
  step: Pick<PreAuth, 'email' | 'purpose' | 'request'>,
): ReadonlyArray<CookieChange> => {
  endSession(deps, client);
  const id = randomToken(deps);
  const { sessionCookie } = client;
  deps.state.preAuths.set(id, { ...step, id, sessionCookie, expiresAt: deps.now() + preAuthLifeMs });
  const { session, key, preAuth } = cookieNames(sessionCookie);
  return [expiredCookie(session, true), expiredCookie(key, false), hostCookie(preAuth, id, preAuthLifeMs)];
};

/** Finds the pre-authentication of a browser for one purpose; null if there is none or it has expired. */
export const livePreAuth = (
  { state, now }: EngineDeps,
  client: ClientContext,
  purpose: PreAuth['purpose'],
): PreAuth | null => {
  const found = state.preAuths.get(client.cookies[cookieNames(client.sessionCookie).preAuth] ?? '');
  const matches = found !== undefined && found.purpose === purpose && found.sessionCookie === client.sessionCookie;
  return matches && now() < found.expiresAt ? found : null;
};
