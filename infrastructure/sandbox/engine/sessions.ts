import { emailKey, findAccount } from './accounts.ts';
import { unguessable } from './chance.ts';
import type { AuthorizationRequest } from './inputs.ts';
import type { PreAuth, SecondFactor, Session, StoredAccount } from './state.ts';
import { cookieNames, type CookieChange, type Visit } from './visit.ts';
import type { Workings } from './workings.ts';

const sessionLifeMs = 12 * 60 * 60_000;
const preAuthLifeMs = 30 * 60_000;

export type Opened = { readonly session: Session; readonly cookies: ReadonlyArray<CookieChange> };

export type Opening = {
  readonly account: StoredAccount;
  readonly secondFactor: SecondFactor;
  readonly request: AuthorizationRequest | null;
};

/** Begins a session in a browser; the one it had ends. */
export const openSession = (workings: Workings, visit: Visit, { account, secondFactor, request }: Opening): Opened => {
  endSession(workings, visit);
  const session: Session = {
    id: unguessable(workings),
    key: unguessable(workings),
    email: emailKey(account.email),
    sessionCookie: visit.sessionCookie,
    chosenProfileId: null,
    secondFactor,
    request,
    requestSeen: false,
    expiresAt: workings.now() + sessionLifeMs,
  };
  workings.state.sessions.set(session.id, session);
  const { session: name, key, preAuth } = cookieNames(visit.sessionCookie);
  const maxAgeSeconds = sessionLifeMs / 1000;
  const cookies = [
    { name, value: session.id, shared: true, maxAgeSeconds },
    { name: key, value: session.key, shared: false, maxAgeSeconds },
    removed(preAuth, false),
  ];
  return { session, cookies };
};

export type Live = { readonly session: Session; readonly account: StoredAccount };

/** The session of a browser: both of its cookies must match, under the brand it began with. */
export const liveSession = (workings: Workings, { sessionCookie, cookies }: Visit): Live | null => {
  const names = cookieNames(sessionCookie);
  const session = workings.state.sessions.get(cookies[names.session] ?? '');
  if (session === undefined || session.key !== cookies[names.key]) return null;
  if (session.sessionCookie !== sessionCookie) return null;
  return stillLive(workings, session);
};

/** A session that has not ended, with an account that may still be used. */
export const stillLive = (workings: Workings, session: Session): Live | null => {
  const account = findAccount(workings, session.email);
  const usable = account !== null && account.state === 'Active' && workings.now() < session.expiresAt;
  return usable ? { session, account } : null;
};

export const keepSession = ({ state }: Workings, session: Session): Session => {
  if (state.sessions.has(session.id)) state.sessions.set(session.id, session);
  return session;
};

/** Ends the session a browser has; the auth codes it issued die with it. */
export const endSession = (workings: Workings, visit: Visit): void => {
  const live = liveSession(workings, visit);
  if (live !== null) workings.state.sessions.delete(live.session.id);
};

export const endSessionsOf = ({ state }: Workings, email: string): void => {
  for (const [id, session] of state.sessions) if (session.email === emailKey(email)) state.sessions.delete(id);
};

/** Remembers that a password was right though sign-in was refused, for the one thing that is missing. */
export const leavePreAuth = (
  workings: Workings,
  visit: Visit,
  owed: Pick<PreAuth, 'email' | 'purpose' | 'request'>,
): CookieChange => {
  const id = unguessable(workings);
  const { sessionCookie } = visit;
  workings.state.preAuths.set(id, { ...owed, id, sessionCookie, expiresAt: workings.now() + preAuthLifeMs });
  return { name: cookieNames(sessionCookie).preAuth, value: id, shared: false, maxAgeSeconds: preAuthLifeMs / 1000 };
};

/** The pre-authentication of a browser, if it is for that purpose. */
export const livePreAuth = ({ state, now }: Workings, visit: Visit, purpose: PreAuth['purpose']): PreAuth | null => {
  const found = state.preAuths.get(visit.cookies[cookieNames(visit.sessionCookie).preAuth] ?? '');
  const holds = found !== undefined && found.purpose === purpose && found.sessionCookie === visit.sessionCookie;
  return holds && now() < found.expiresAt ? found : null;
};

export const removed = (name: string, shared: boolean): CookieChange => ({
  name,
  value: null,
  shared,
  maxAgeSeconds: 0,
});
