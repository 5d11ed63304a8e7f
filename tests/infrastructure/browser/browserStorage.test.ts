import { expect, it } from 'vitest';
import { browserId } from '#infrastructure/browser/browserId.ts';
import { makeSafeStorage } from '#infrastructure/browser/safeStorage.ts';

const texts = new Map<string, string>();
const storage = makeSafeStorage(() => ({
  getItem: (name) => texts.get(name) ?? null,
  setItem: (name, text) => void texts.set(name, text),
}));
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

it('a browser id is created once and stays the same, unless the stored text is not an id', () => {
  const created = browserId(storage);
  expect(created).toMatch(uuid);
  expect(browserId(storage)).toBe(created);
  storage.write('account.browserId', 'x\r\nSet-Cookie: a=b');
  expect(browserId(storage)).toMatch(uuid);
});
