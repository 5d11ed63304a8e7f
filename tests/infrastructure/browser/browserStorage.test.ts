import { describe, expect, it, vi } from 'vitest';
import { browserId } from '#infrastructure/browser/browserId.ts';
import { makeBrowserSignals } from '#infrastructure/browser/browserSignals.ts';
import { makeSafeStorage } from '#infrastructure/browser/safeStorage.ts';

const refuse = (): never => {
  throw new DOMException('hidden', 'SecurityError');
};

/** The ways in which a browser, or an extension, hides something: as the getter of a property. */
const ways = [
  ['undefined', () => undefined],
  ['a fault', refuse],
] as const;

/** The object, whose named properties are hidden. */
const hide = <Browser extends object>(browser: Browser, names: ReadonlyArray<keyof Browser>, get: () => unknown) =>
  Object.defineProperties(browser, Object.fromEntries(names.map((name) => [name, { get }])));

describe.each(ways)('a browser that answers %s', (_, get) => {
  it('for its storage keeps nothing', () => {
    const page = hide({ storage: { getItem: () => null, setItem: () => undefined } }, ['storage'], get);
    const storage = makeSafeStorage(() => page.storage);
    storage.write('key', 'text');
    expect(storage.read('key')).toBeNull();
  });

  it('for its time zone and its privacy signal names none', () => {
    vi.stubGlobal('Intl', hide({ DateTimeFormat: Intl.DateTimeFormat }, ['DateTimeFormat'], get));
    const signals = makeBrowserSignals(hide({ globalPrivacyControl: true }, ['globalPrivacyControl'], get), {
      pathname: '/',
    });
    expect([signals.timeZone(), signals.globalPrivacyControl()]).toEqual([null, false]);
  });
});

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
