/** Texts kept on the device by name. Where storage is blocked or full it reads as empty and takes nothing. */
export type Shelf = {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
};

const tolerant = <Value>(act: () => Value): Value | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

/** A shelf over the browser's storage, which is asked for anew each time: merely naming it may throw. */
export const makeShelf = (storage: () => Pick<Storage, 'getItem' | 'setItem'>): Shelf => ({
  read: (key) => tolerant(() => storage().getItem(key)),
  write: (key, text) => {
    tolerant(() => storage().setItem(key, text));
  },
});
