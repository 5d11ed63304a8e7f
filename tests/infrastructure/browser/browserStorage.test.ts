import { describe, expect, it } from 'vitest';
import { browserId } from '#infrastructure/browser/browserId.ts';
import { makeSafeStorage } from '#infrastructure/browser/safeStorage.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';

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
