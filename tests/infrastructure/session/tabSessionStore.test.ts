import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondsUntil } from '#domain/session/codeState.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Change, Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeSafeStorage, type SafeStorage } from '#infrastructure/browser/safeStorage.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';
import type { RestoreRedirect } from '#infrastructure/session/restoreRedirect.ts';
import { writeSession } from '#infrastructure/session/sessionCodec.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { afterReload, session as anySession } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const restoreRedirect: RestoreRedirect = (stored) =>
  stored.startsWith('https://partner.brand.test/') ? unsafeNominal<'SafeUrl'>(stored) : null;
const storageWith = (text: string): SafeStorage => ({ read: () => text, write: () => undefined });
const restored = (text: string): Session => makeTabSessionStore(storageWith(text), restoreRedirect).get();

describe('the session after a reload', () => {
  itAlways('is complete except for its secrets', [anySession], (session) => {
    const storage = makeMemoryStorage();
    makeTabSessionStore(storage, restoreRedirect).update(() => session);
    expect(makeTabSessionStore(storage, restoreRedirect).get()).toEqual(afterReload(session));
  });

  it.each([
    ['set back an hour', -3_600_000, 20],
    ['as before', 5_000, 15],
    ['set forward an hour', 3_600_000, 0],
  ])('waits no longer than it did, by a clock that is %s', (_, passed, seconds) => {
    const storage = makeMemoryStorage();
    const savedAt = 1_800_000_000_000;
    const until = savedAt + 20_000;
    const storeAt = (now: number): ReturnType<typeof makeTabSessionStore> =>
      makeTabSessionStore(storage, restoreRedirect, { now: () => now });
    storeAt(savedAt).update(() =>
      withParts(newSession, { codes: { resendAt: until, fault: { _tag: 'rateLimit', until } } }),
    );
    const { resendAt, fault: codeFault } = storeAt(savedAt + passed).get().codes;
    expect(secondsUntil(resendAt, savedAt + passed)).toBe(seconds);
    expect(codeFault).toEqual({ _tag: 'rateLimit', until: resendAt });
  });

  itAlways('never stores a secret or a complete phone number', [anySession], (session) => {
    const number = '+447700900999';
    const written = writeSession(
      withParts(session, {
        secrets: {
          password: unsafeNominal<'Password'>('canary-password'),
          code: unsafeNominal<'OneTimeCode'>('739105'),
        },
        person: {
          accessToken: unsafeNominal<'AccessToken'>('canary.tok.en'),
          authCode: unsafeNominal<'AuthCode'>('canary-code'),
          signInCode: unsafeNominal<'AuthCode'>('canary-sign-in-code'),
          linkedAccounts: session.person.linkedAccounts.map((account) => ({
            ...account,
            mobileNumber: { mobilePrefix: '44', mobilePhone: '7700900999' },
          })),
        },
        twoFactor: {
          phone: { _tag: 'Checked', number, type: 'Mobile', landline: false },
          profileNumber: number,
          linkedNumbers: [{ profileId: unsafeNominal<'ProfileId'>('p'), number }],
        },
      }),
    );
    expect(written).not.toMatch(/canary-password|"739105"|canary\.tok\.en|canary-code|canary-sign-in|7700900999/);
  });

  it('starts a new session for any text that is not a session of this version', () => {
    const good = writeSession(withParts(newSession, { visit: { helpcentre: 'kept' } }));
    expect(restored(good)).toMatchObject({ visit: { helpcentre: 'kept' } });
    const invalid = [
      '',
      '{}',
      '{"version":6}',
      good.slice(0, -1),
      good.replace('"version":6', '"version":5'),
      good.replace('"en-GB"', '"xx-XX"'),
      good.replace('"requirement":"None"', '"requirement":"Maybe"'),
    ];
    for (const text of invalid) expect([text, restored(text)]).toEqual([text, newSession]);
  });

  itAlways(
    'refuses a value of another type',
    [fc.json(), fc.constantFrom(...Object.keys(newSession))],
    (value, field) => {
      const envelope = { version: 6, savedAt: 0, session: { ...newSession, [field]: JSON.parse(value) } };
      expect(() => restored(JSON.stringify(envelope))).not.toThrow();
      expect(restored(JSON.stringify(envelope))).toMatchObject({
        secrets: { password: null },
        person: { accessToken: null },
      });
    },
  );

  it('reads no secret from storage, even where there is one', () => {
    const secrets = '"secrets":{"password":"x","code":"1"},"person":{"authCode":"y","accessToken":"z",';
    const forged = writeSession(newSession).replace('"person":{', secrets);
    expect(forged).toContain('"authCode":"y"');
    expect(restored(forged)).toEqual(newSession);
  });
});

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
