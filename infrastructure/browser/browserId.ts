import type { SafeStorage } from './safeStorage.ts';

const key = 'account.browserId';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The random id of this browser, stored at the first visit. Where storage is blocked, every visit has a new one. */
export const browserId = (storage: SafeStorage): string => {
  const stored = storage.read(key);
  if (stored !== null && uuid.test(stored)) return stored;
  const created = crypto.randomUUID();
  storage.write(key, created);
  return created;
};
