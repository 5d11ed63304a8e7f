import { describe, expect, it } from 'vitest';
import { newSession } from '#domain/session/newSession.ts';
import type { Change } from '#domain/session/session.ts';
import { makeSafeStorage, type SafeStorage } from '#infrastructure/browser/safeStorage.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';

const blocked = makeSafeStorage(() => {
  throw new DOMException('blocked', 'SecurityError');
});
const full = makeSafeStorage(() => ({
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
}));

const consented: Change = (session) => withParts(session, { typed: { marketing: true } });
const unchanged: Change = (session) => session;

describe.each<readonly [where: string, storage: () => SafeStorage]>([
  ['with storage', makeMemoryStorage],
  ['without storage', () => blocked],
  ['on a full disk', () => full],
])('the session store of a new tab, %s,', (_where, storage) => {
  const open = () => makeTabSessionStore(storage(), () => null);

  it('starts with a new session, and returns the same record until a change, as views compare by identity', () => {
    const store = open();
    const before = store.get();
    expect(before).toEqual(newSession);
    expect([store.get(), store.update(unchanged)].every((session) => session === before)).toBe(true);
    const changed = store.update(consented);
    expect(changed).toEqual(withParts(newSession, { typed: { marketing: true } }));
    expect(store.get()).toBe(changed);
  });

  it('calls the listener after each change only, until it stops', () => {
    const store = open();
    const seen: boolean[] = [];
    const stop = store.subscribe(() => seen.push(store.get().typed.marketing));
    store.update(unchanged);
    expect(seen).toEqual([]);
    store.update(consented);
    stop();
    store.update(() => newSession);
    expect(seen).toEqual([true]);
  });
});
