import { describe, expect, it } from 'vitest';
import type { SessionStore } from '#application/ports/sessionStore.ts';
import { newSession, type Change } from '#domain/session/session.ts';

const consented: Change = (session) => ({ ...session, hasConsentedToMarketing: true });
const unchanged: Change = (session) => session;

/** What every session store owes its callers. `open` is a store of a tab that has seen nothing yet. */
export const sessionStoreContract = (adapter: string, open: () => SessionStore): void => {
  describe(`${adapter} keeps the SessionStore contract`, () => {
    it('begins with a new session', () => {
      expect(open().get()).toEqual(newSession);
    });

    it('answers a change with the session as it now stands', () => {
      const store = open();
      const changed = store.update(consented);
      expect(changed).toEqual({ ...newSession, hasConsentedToMarketing: true });
      expect(store.get()).toBe(changed);
    });

    it('hands out the same record until it changes, as a view that compares by identity needs', () => {
      const store = open();
      const before = store.get();
      expect(store.get()).toBe(before);
      expect(store.update(unchanged)).toBe(before);
    });

    it('calls back after each change and after nothing else', () => {
      const store = open();
      const seen: boolean[] = [];
      const stop = store.subscribe(() => seen.push(store.get().hasConsentedToMarketing));
      store.update(unchanged);
      expect(seen).toEqual([]);
      store.update(consented);
      expect(seen).toEqual([true]);
      stop();
      store.update((session) => ({ ...session, hasConsentedToMarketing: false }));
      expect(seen).toEqual([true]);
    });

    it('lets a listener change the session', () => {
      const store = open();
      const stop = store.subscribe(() => {
        stop();
        store.update((session) => ({ ...session, helpcentre: 'seen' }));
      });
      store.update(consented);
      expect(store.get()).toMatchObject({ hasConsentedToMarketing: true, helpcentre: 'seen' });
    });
  });
};
