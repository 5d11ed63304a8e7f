import { emailKey } from './accounts.ts';
import { unguessable } from './chance.ts';
import type { StoredAccount } from './state.ts';
import { cookieNames, type CookieChange, type Visit } from './visit.ts';
import type { Workings } from './workings.ts';

const deviceLifeMs = 30 * 24 * 60 * 60_000;

/** Remembers a browser for one account: its next sign-in owes no second factor. */
export const rememberDevice = (workings: Workings, visit: Visit, account: StoredAccount): CookieChange => {
  const token = unguessable(workings);
  workings.state.devices.set(token, { email: emailKey(account.email), expiresAt: workings.now() + deviceLifeMs });
  const maxAgeSeconds = deviceLifeMs / 1000;
  return { name: cookieNames(visit.sessionCookie).device, value: token, shared: false, maxAgeSeconds };
};

export const remembers = ({ state, now }: Workings, visit: Visit, account: StoredAccount): boolean => {
  const device = state.devices.get(visit.cookies[cookieNames(visit.sessionCookie).device] ?? '');
  return device !== undefined && device.email === emailKey(account.email) && now() < device.expiresAt;
};

/** A new password forgets every browser. */
export const forgetDevices = ({ state }: Workings, email: string): void => {
  for (const [token, device] of state.devices) if (device.email === emailKey(email)) state.devices.delete(token);
};
