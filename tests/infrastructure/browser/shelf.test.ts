import { describe, expect, it } from 'vitest';
import { browserId } from '#infrastructure/browser/browserId.ts';
import { makeShelf } from '#infrastructure/browser/shelf.ts';
import { makeMemoryShelf } from '#infrastructure/sandbox/memoryShelf.ts';

const storage = () => {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      texts.set(key, text);
    },
  };
};

const blocked = makeShelf(() => {
  throw new DOMException('blocked', 'SecurityError');
});

describe('shelf', () => {
  it('keeps texts by name in the storage it is given', () => {
    const kept = storage();
    const shelf = makeShelf(() => kept);
    shelf.write('a', '1');
    expect([shelf.read('a'), shelf.read('b')]).toEqual(['1', null]);
    expect(makeShelf(() => kept).read('a')).toBe('1');
  });

  it('reads as empty and takes nothing where storage is blocked', () => {
    blocked.write('a', '1');
    expect(blocked.read('a')).toBeNull();
  });
});

describe('browserId', () => {
  it('is made once and the same ever after', () => {
    const shelf = makeMemoryShelf();
    const made = browserId(shelf, () => '0f8fad5b-d9cb-469f-a165-70867728950e');
    expect(made).toBe('0f8fad5b-d9cb-469f-a165-70867728950e');
    expect(browserId(shelf, () => '7c9e6679-7425-40de-944b-e07fc1f90ae7')).toBe(made);
  });

  it('is made anew where what was kept is no such id', () => {
    const shelf = makeMemoryShelf();
    shelf.write('account.browserId', 'x\r\nSet-Cookie: a=b');
    expect(browserId(shelf, () => '7c9e6679-7425-40de-944b-e07fc1f90ae7')).toBe('7c9e6679-7425-40de-944b-e07fc1f90ae7');
  });

  it('is there even where nothing can be kept', () => {
    expect(browserId(blocked, () => crypto.randomUUID())).toMatch(/^[0-9a-f-]{36}$/);
  });
});
