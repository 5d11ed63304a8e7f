import { describe, expect, it } from 'vitest';
import type { SessionStore } from '#application/ports/ports.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Change } from '#domain/session/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const consented: Change = (session) => withParts(session, { typed: { marketing: true } });
const unchanged: Change = (session) => session;

/** The contract of every session store. `open` returns the store of a new tab. */
export const sessionStoreContract = (adapter: string, open: () => SessionStore): void => {
  describe(`${adapter} keeps the SessionStore contract`, () => {
    it('starts with a new session', () => {
      expect(open().get()).toEqual(newSession);
    });

    it('returns the new session after a change', () => {
      const store = open();
      const changed = store.update(consented);
      expect(changed).toEqual(withParts(newSession, { typed: { marketing: true } }));
      expect(store.get()).toBe(changed);
    });

    it('returns the same record until a change, as views compare by identity', () => {
      const store = open();
      const before = store.get();
      expect(store.get()).toBe(before);
      expect(store.update(unchanged)).toBe(before);
    });

    it('calls the listener after each change only', () => {
      const store = open();
      const seen: boolean[] = [];
      const stop = store.subscribe(() => seen.push(store.get().typed.marketing));
      store.update(unchanged);
      expect(seen).toEqual([]);
      store.update(consented);
      expect(seen).toEqual([true]);
      stop();
      store.update((session) => withParts(session, { typed: { marketing: false } }));
      expect(seen).toEqual([true]);
    });

    it('lets a listener change the session', () => {
      const store = open();
      const stop = store.subscribe(() => {
        stop();
        store.update((session) => withParts(session, { visit: { helpcentre: 'seen' } }));
      });
      store.update(consented);
      expect(store.get()).toMatchObject({ typed: { marketing: true }, visit: { helpcentre: 'seen' } });
    });
  });
};
