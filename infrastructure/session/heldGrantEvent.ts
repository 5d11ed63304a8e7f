import type { HeldGrantEvent } from '#application/ports/analytics.ts';
import { grantEvents } from '#domain/analytics/events.ts';
import type { SafeStorage } from '#infrastructure/browser/safeStorage.ts';

const key = 'account.grant';

/** Keeps the name of the waiting event in the storage of the tab. Any other text counts as none. */
export const makeHeldGrantEvent = (storage: SafeStorage): HeldGrantEvent => ({
  read: () => grantEvents.find((name) => name === storage.read(key)) ?? null,
  write: (name) => storage.write(key, name ?? ''),
});
