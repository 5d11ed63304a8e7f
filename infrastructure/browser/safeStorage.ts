import type { SignOutCounter } from '#application/ports/browser.ts';
import { orNull } from '#domain/shared/orNull.ts';
import { randomUuid } from './randomUuid.ts';

/** Texts stored on the device by key. Blocked or full storage reads as null and ignores writes. */
export type SafeStorage = {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
};

/** Safe storage over the browser's storage, which is read on each access because accessing it may throw. */
export const makeSafeStorage = (storage: () => Pick<Storage, 'getItem' | 'setItem'>): SafeStorage => ({
  read: (key) => orNull(() => storage().getItem(key)),
  write: (key, text) => {
    orNull(() => storage().setItem(key, text));
  },
});

const signOutsKey = 'account.signOuts';

/** Counts in the storage of this browser: a number and nothing else. Anything else counts as none, and blocked storage as this page's own count. */
export const makeStoredSignOuts = (storage: SafeStorage): SignOutCounter => {
  let ownCount = 0;
  const read = (): number => {
    const stored = storage.read(signOutsKey);
    if (stored === null) return ownCount;
    return /^\d{1,15}$/.test(stored) ? Number(stored) : 0;
  };
  return {
    read,
    increment: () => {
      ownCount = read() + 1;
      storage.write(signOutsKey, String(ownCount));
    },
  };
};

const browserIdKey = 'account.browserId';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The random id of this browser, stored at the first visit; a new id on every visit where storage is blocked. */
export const browserId = (storage: SafeStorage): string => {
  const stored = storage.read(browserIdKey);
  if (stored !== null && uuid.test(stored)) return stored;
  const created = randomUuid();
  storage.write(browserIdKey, created);
  return created;
};
