import type { SafeStorage } from '#infrastructure/browser/safeStorage.ts';

/** Makes a storage in memory. */
export const makeMemoryStorage = (): SafeStorage => {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => {
      texts.set(key, text);
    },
  };
};
