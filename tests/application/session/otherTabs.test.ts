import { describe, expect, it } from 'vitest';
import { makeMemoryBrowser } from '#infrastructure/sandbox/memoryTabs.ts';
import { openHexagon, type Hexagon } from '#tests/application/stage/hexagon.ts';

const password = 'Correct-horse-9';

const twoTabs = (): readonly [Hexagon, Hexagon] => {
  const browser = makeMemoryBrowser();
  const open = (): Hexagon => openHexagon({ replace: () => ({ tabs: browser.openTab() }) });
  return [open(), open()];
};

describe('a sign-in in another tab', () => {
  it('is noticed here once it is finished, and not in the tab itself', async () => {
    const [one, other] = twoTabs();
    await one.useCases.signIn({ email: 'personal@sandbox.test', password: 'Wrong-horse-9' })();
    expect(other.useCases.otherTabs.haveSignedIn()).toBe(false);
    await one.useCases.signIn({ email: 'personal@sandbox.test', password })();
    expect(other.useCases.otherTabs.haveSignedIn()).toBe(true);
    expect(one.useCases.otherTabs.haveSignedIn()).toBe(false);
  });

  it('is not finished while an account is to be chosen, or a second factor owed', async () => {
    const [one, other] = twoTabs();
    await one.useCases.signIn({ email: 'linked@sandbox.test', password })();
    await one.useCases.signIn({ email: 'sms2fa@sandbox.test', password })();
    expect(other.useCases.otherTabs.haveSignedIn()).toBe(false);
  });

  it('is over when that tab signs out', async () => {
    const [one, other] = twoTabs();
    let told = 0;
    const stop = other.useCases.otherTabs.subscribe(() => {
      told += 1;
    });
    await one.useCases.signIn({ email: 'personal@sandbox.test', password })();
    await one.useCases.useAnotherAccount()();
    expect(other.useCases.otherTabs.haveSignedIn()).toBe(false);
    expect(told).toBe(2);
    stop();
    await one.useCases.signIn({ email: 'personal@sandbox.test', password })();
    expect(told).toBe(2);
  });
});
