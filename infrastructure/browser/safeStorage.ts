import { orNull } from '#domain/shared/parsing.ts';

/** Texts stored on the device by key. Blocked or full storage reads as null and ignores writes. */
export type SafeStorage = {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
};

/** Safe storage over a storage of the browser. It is asked for on each access, because access may throw. */
export const makeSafeStorage = (storage: () => Pick<Storage, 'getItem' | 'setItem'>): SafeStorage => ({
  read: (key) => orNull(() => storage().getItem(key)),
  write: (key, text) => {
    orNull(() => storage().setItem(key, text));
  },
});
