import type { SignOutCounter } from '#application/ports/browser.ts';
import type { SafeStorage } from './safeStorage.ts';

const key = 'account.signOuts';

/** Counts the sign-outs in the storage of this browser. Where storage is blocked, it counts those of this page. */
export const makeStoredSignOuts = (storage: SafeStorage): SignOutCounter => {
  let ownCount = 0;
  const read = (): number => {
    const stored = storage.read(key);
    if (stored === null) return ownCount;
    return /^\d{1,15}$/.test(stored) ? Number(stored) : 0;
  };
  return {
    read,
    increment: () => {
      ownCount = read() + 1;
      storage.write(key, String(ownCount));
    },
  };
};
