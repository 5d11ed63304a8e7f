import { emailKey } from './accounts.ts';
import { randomToken } from './random.ts';
import type { StoredAccount } from './state.ts';
import { cookieNames, hostCookie, type CookieChange, type ClientContext } from './clientContext.ts';
import type { EngineDeps } from './engineDeps.ts';

const deviceLifeMs = 30 * 24 * 60 * 60_000;

/** Remembers a browser for one account for 30 days: its next sign-in needs no second factor. */
export const rememberDevice = (deps: EngineDeps, client: ClientContext, account: StoredAccount): CookieChange => {
  const token = randomToken(deps);
  deps.state.devices.set(token, { email: emailKey(account.email), expiresAt: deps.now() + deviceLifeMs });
  return hostCookie(cookieNames(client.sessionCookie).device, token, deviceLifeMs);
};

/** Whether this browser is remembered for this account. */
export const isRememberedDevice = (
  { state, now }: EngineDeps,
  client: ClientContext,
  account: StoredAccount,
): boolean => {
  const device = state.devices.get(client.cookies[cookieNames(client.sessionCookie).device] ?? '');
  return device !== undefined && device.email === emailKey(account.email) && now() < device.expiresAt;
};

/** Forgets every remembered browser of an account, as a new password and another number require. */
export const forgetDevices = ({ state }: EngineDeps, email: string): void => {
  for (const [token, device] of state.devices) if (device.email === emailKey(email)) state.devices.delete(token);
};
