import type { Shelf } from '#infrastructure/browser/shelf.ts';

/** A shelf that lasts as long as the page. */
export const makeMemoryShelf = (): Shelf => {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => {
      texts.set(key, text);
    },
  };
};
