import { describe, expect, it, vi } from 'vitest';
import { makeBrowserSignals } from '#infrastructure/browser/browserSignals.ts';
import { makeSafeStorage } from '#infrastructure/browser/safeStorage.ts';
import { makeSmsCodes } from '#infrastructure/browser/smsCodes.ts';

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

  it('for its credentials gives no code', () => {
    const code = vi.fn<CredentialsContainer['get']>(async () => null);
    const navigator = hide({ credentials: { get: code } }, ['credentials'], get);
    makeSmsCodes(Object.assign({ navigator }, { OTPCredential: null })).listen(() => undefined);
    expect(code).not.toHaveBeenCalled();
  });
});
