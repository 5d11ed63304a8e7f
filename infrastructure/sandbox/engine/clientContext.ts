import { randomToken, type EngineDeps } from './engineDeps.ts';
import type { Ticket } from './state.ts';

/** What the engine knows of the browser that calls: its brand's session cookie name and host, its cookies, and its bearer token. */
export type ClientContext = {
  readonly sessionCookie: string;
  /** The host of the account pages, without port. */
  readonly accountHost: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly bearer: string | null;
};

/** A cookie to set, or to remove if the value is null. */
export type CookieChange = {
  readonly name: string;
  readonly value: string | null;
  /** True: scripts can read it, on the brand's parent domain. False: HttpOnly, on the launchpad's host. */
  readonly shared: boolean;
  readonly maxAgeSeconds: number;
};

/** The HttpOnly cookies of a brand: the key of a session, and the tickets. */
export type HostCookie = 'key' | Ticket['cookie'];

const nameOf = ({ sessionCookie }: ClientContext, cookie: HostCookie): string => `__Host-${sessionCookie}_${cookie}`;

/** Returns the value of an HttpOnly cookie; empty without the cookie. */
export const cookieOf = (client: ClientContext, cookie: HostCookie): string =>
  client.cookies[nameOf(client, cookie)] ?? '';

/** The lives of the cookies, in milliseconds. */
const lives = { key: 12 * 60 * 60_000, pre: 30 * 60_000, device: 30 * 24 * 60 * 60_000, idp: 30 * 60_000 } as const;

/** Returns the time at which a cookie that is set now expires. */
export const expiryOf = ({ now }: EngineDeps, cookie: HostCookie): number => now() + lives[cookie];

/** Sets an HttpOnly cookie on the launchpad's host, or removes it if the value is null. */
export const hostCookie = (client: ClientContext, cookie: HostCookie, value: string | null): CookieChange => ({
  name: nameOf(client, cookie),
  value,
  shared: false,
  maxAgeSeconds: value === null ? 0 : lives[cookie] / 1000,
});

/** Sets the session cookie, which scripts can read, or removes it if the value is null. */
export const sharedCookie = (client: ClientContext, value: string | null): CookieChange => ({
  ...hostCookie(client, 'key', value),
  name: client.sessionCookie,
  shared: true,
});

/** Stores a ticket for a browser, which gets its cookie. */
export const issueTicket = (
  deps: EngineDeps,
  client: ClientContext,
  ticket: Omit<Ticket, 'brand' | 'expiresAt'>,
): CookieChange => {
  const token = randomToken(deps);
  deps.state.tickets.set(token, { ...ticket, brand: client.sessionCookie, expiresAt: expiryOf(deps, ticket.cookie) });
  return hostCookie(client, ticket.cookie, token);
};

/** Finds a ticket of a browser; null if there is none or it has expired. */
export const liveTicket = (
  { state, now }: EngineDeps,
  client: ClientContext,
  cookie: Ticket['cookie'],
): Ticket | null => {
  const ticket = state.tickets.get(cookieOf(client, cookie));
  const isOwn = ticket?.cookie === cookie && ticket.brand === client.sessionCookie;
  return isOwn && now() < ticket.expiresAt ? ticket : null;
};
