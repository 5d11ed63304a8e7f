import * as E from 'fp-ts/Either';
import { emailKey, findAccount } from './accounts.ts';
import { issueAuthCode } from './authCodes.ts';
import {
  cookieOf,
  expiryOf,
  hostCookie,
  issueTicket,
  liveTicket,
  sharedCookie,
  type ClientContext,
  type CookieChange,
} from './clientContext.ts';
import type { Grant } from './engineApi.ts';
import { randomToken, type EngineDeps } from './engineDeps.ts';
import { answer, refuse, type Outcome, type Refusal } from './reply.ts';
import {
  unbound,
  type AuthorizationRequest,
  type BoundRequest,
  type Session,
  type StoredAccount,
  type Ticket,
} from './state.ts';

/** A session that has not ended, and its account. */
export type LiveSession = { readonly session: Session; readonly account: StoredAccount };

/** Finds the session of a key; null if it has ended or has expired. */
export const sessionOf = (deps: EngineDeps, key: string): LiveSession | null => {
  const session = deps.state.sessions.get(key);
  const account = session === undefined ? null : findAccount(deps, session.email);
  if (session === undefined || account === null) return null;
  return deps.now() < session.expiresAt ? { session, account } : null;
};

/** Finds the session of a browser at the brand that is called: both of its cookies must match; null otherwise. */
export const liveSession = (deps: EngineDeps, client: ClientContext): LiveSession | null => {
  const { sessionCookie: brand, cookies } = client;
  const live = sessionOf(deps, cookieOf(client, 'key'));
  return live?.session.brand === brand && live.session.id === cookies[brand] ? live : null;
};

/** The second factor in a browser's session of this account; a browser without one still owes it. */
export const progressOf = (deps: EngineDeps, client: ClientContext, email: string): Session['secondFactor'] => {
  const live = liveSession(deps, client);
  return live?.session.email === email ? live.session.secondFactor : 'Required';
};

/** Returns what a request binds. Refuses a challenge with any method but S256; RFC 7636 reads one without a method as "plain". */
export const requestIn = (request: AuthorizationRequest): E.Either<Refusal, BoundRequest> => {
  const { redirectUrl, codeChallenge, codeChallengeMethod } = request;
  const isSupported = codeChallenge === null || codeChallengeMethod === 'S256';
  return isSupported ? E.right({ redirectUrl, codeChallenge }) : refuse('InvalidRequestException');
};

/** An account whose password or mailbox is proven, or its second factor too. */
export type Authentication = {
  readonly account: StoredAccount;
  readonly request: BoundRequest;
  readonly proof: 'Password' | 'SecondFactor';
};

const stateRefusals = {
  Closed: 'AccountClosedException',
  Locked: 'AccountLockedException',
  Unconfirmed: 'UserNotConfirmedException',
} as const;

/** Starts a session and issues an auth code, or refuses and names what is missing. The session of before ends. */
export const authorizeSession = (
  deps: EngineDeps,
  client: ClientContext,
  authentication: Authentication,
): Outcome<Grant> => {
  const { account, request } = authentication;
  if (account.state === 'EmailChangePending') {
    const cookies = startRefusedSignIn(deps, client, { ...authentication, about: 'EmailChange' });
    return refuse('EmailChangePendingException', { cookies });
  }
  if (account.state !== 'Active') return refuse(stateRefusals[account.state]);
  const secondFactor = secondFactorOf(deps, client, authentication);
  if (secondFactor === 'Required' && account.twoFactor === 'BeforeSignIn') {
    const cookies = startRefusedSignIn(deps, client, { ...authentication, about: 'SecondFactor' });
    return refuse('TwoFactorRequiredException', { cookies });
  }
  const session = {
    brand: client.sessionCookie,
    id: randomToken(deps),
    key: randomToken(deps),
    email: emailKey(account.email),
    chosenProfileId: null,
    secondFactor,
    request,
    expiresAt: expiryOf(deps, 'key'),
  };
  deps.state.sessions.delete(cookieOf(client, 'key'));
  deps.state.sessions.set(session.key, session);
  const cookies = [
    sharedCookie(client, session.id),
    hostCookie(client, 'key', session.key),
    hostCookie(client, 'pre', null),
  ];
  const authCode = issueAuthCode(deps, client, { sessionKey: session.key, request, profileId: null });
  return answer({ authCode, profileId: account.profileId }, cookies);
};

const secondFactorOf = (
  deps: EngineDeps,
  client: ClientContext,
  { account, proof }: Authentication,
): Session['secondFactor'] => {
  if (account.twoFactor === 'None') return 'NotRequired';
  const isRemembered = liveTicket(deps, client, 'device')?.email === emailKey(account.email);
  return isRemembered || proof === 'SecondFactor' ? 'Completed' : 'Required';
};

/** Remembers a proven password although the sign-in was refused, for the step that is missing. The session of before ends. */
const startRefusedSignIn = (
  deps: EngineDeps,
  client: ClientContext,
  { account, request, about }: Authentication & Pick<Ticket, 'about'>,
): ReadonlyArray<CookieChange> => {
  deps.state.sessions.delete(cookieOf(client, 'key'));
  return [
    sharedCookie(client, null),
    hostCookie(client, 'key', null),
    issueTicket(deps, client, { cookie: 'pre', email: emailKey(account.email), about, request }),
  ];
};

/** Finds the refused sign-in of a browser that waits for this step; null if there is none or it has expired. */
export const refusedSignIn = (deps: EngineDeps, client: ClientContext, about: Ticket['about']): Ticket | null => {
  const ticket = liveTicket(deps, client, 'pre');
  return ticket?.about === about ? ticket : null;
};

/** Remembers a browser for one account for 30 days: its next sign-in needs no second factor. */
export const rememberBrowser = (deps: EngineDeps, client: ClientContext, { email }: StoredAccount): CookieChange =>
  issueTicket(deps, client, { cookie: 'device', email: emailKey(email), about: 'RememberedBrowser', request: unbound });

/** Forgets every remembered browser of an account, as another number requires. */
export const forgetBrowsers = ({ state }: EngineDeps, email: string): void => {
  for (const [token, ticket] of state.tickets) {
    if (ticket.cookie === 'device' && ticket.email === emailKey(email)) state.tickets.delete(token);
  }
};
