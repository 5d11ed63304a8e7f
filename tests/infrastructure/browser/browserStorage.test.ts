import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { browserId } from '#infrastructure/browser/browserId.ts';
import { makeSafeStorage, type SafeStorage } from '#infrastructure/browser/safeStorage.ts';
import { makeStoredSignOuts } from '#infrastructure/browser/storedSignOuts.ts';
import { makeMemoryStorage } from '#infrastructure/sandbox/memoryStorage.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const key = 'account.signOuts';
const blocked: SafeStorage = makeSafeStorage(() => {
  throw new Error('blocked');
});

describe('storedSignOuts', () => {
  it('counts the sign-outs of all tabs of a browser, as a number and nothing else', () => {
    const storage = makeMemoryStorage();
    const [one, other] = [makeStoredSignOuts(storage), makeStoredSignOuts(storage)];
    expect(other.read()).toBe(0);
    one.increment();
    other.increment();
    one.increment();
    expect([one.read(), other.read(), storage.read(key)]).toEqual([3, 3, '3']);
  });

  it('counts in the memory of the page where the storage is blocked', () => {
    const [one, other] = [makeStoredSignOuts(blocked), makeStoredSignOuts(blocked)];
    one.increment();
    one.increment();
    expect([one.read(), other.read()]).toEqual([2, 0]);
  });

  itAlways(
    'takes anything that is no count for none, and always counts on',
    [fc.oneof(fc.string(), fc.constantFrom('-1', '1e9', '0x1', ' 1', '9'.repeat(20), 'NaN'))],
    (text) => {
      const storage = makeMemoryStorage();
      storage.write(key, text);
      const count = makeStoredSignOuts(storage);
      const before = count.read();
      expect(before).toBe(/^\d{1,15}$/.test(text) ? Number(text) : 0);
      count.increment();
      expect(count.read()).toBe(before + 1);
    },
  );
});

const fakeStorage = () => {
  const texts = new Map<string, string>();
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
  };
};

describe('safeStorage', () => {
  it('stores texts by key', () => {
    const native = fakeStorage();
    const storage = makeSafeStorage(() => native);
    storage.write('a', '1');
    expect([storage.read('a'), storage.read('b')]).toEqual(['1', null]);
    expect(makeSafeStorage(() => native).read('a')).toBe('1');
  });
});

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('browserId', () => {
  it('is created once and stays the same, unless the stored text is not an id', () => {
    const storage = makeMemoryStorage();
    const created = browserId(storage);
    expect(created).toMatch(uuid);
    expect(browserId(storage)).toBe(created);
    storage.write('account.browserId', 'x\r\nSet-Cookie: a=b');
    expect(browserId(storage)).toMatch(uuid);
  });
});
