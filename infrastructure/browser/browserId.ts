import type { Shelf } from './shelf.ts';

const key = 'account.browserId';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The random id of this browser, made at its first visit; a new one each time where nothing can be kept. */
export const browserId = (shelf: Shelf, randomUuid: () => string): string => {
  const kept = shelf.read(key);
  if (kept !== null && uuid.test(kept)) return kept;
  const made = randomUuid();
  shelf.write(key, made);
  return made;
};
