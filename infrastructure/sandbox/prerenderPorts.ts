import type { Ports } from '#application/ports/ports.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { makeAnalyticsQueue } from '#infrastructure/analytics/analyticsQueue.ts';
import { libphoneBook } from '#infrastructure/phone/libphoneBook.ts';
import { makeStoredSignOuts } from '#infrastructure/browser/storedSignOuts.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { makeEngine } from './engine/engine.ts';
import { webHash, webRandom } from './engine/webHash.ts';
import { makeMemoryCookies } from './memoryCookies.ts';
import { makeMemoryLog } from './memoryLog.ts';
import { makeMemoryPageHead } from './memoryPageHead.ts';
import { makeMemoryPageReturns } from './memoryPageReturns.ts';
import { makeMemoryStorage } from './memoryStorage.ts';
import { makeMemoryBrowser, makeMemoryCooldowns } from './memoryTabs.ts';
import { makeSandboxBrowser } from './sandboxBrowser.ts';
import { makeSandboxIdentity } from './sandboxIdentity.ts';
import { makeSandboxSystemFields } from './sandboxSystemFields.ts';
import { makeSandboxThemes } from './sandboxThemes.ts';
import { makeSteppedClock } from './steppedClock.ts';

/** Returns the ports of a new visitor, all in memory, for prerendering: no request leaves this process. */
export const prerenderPorts = (brand: Brand, initialCookies: Readonly<Record<string, string>>): Ports => {
  const clock = makeSteppedClock(0);
  const engine = makeEngine({ now: clock.now, random: webRandom, hash: webHash });
  const cookies = makeMemoryCookies(initialCookies);
  const session = makeTabSessionStore(makeMemoryStorage(), () => null);
  return {
    identity: makeSandboxIdentity({ engine, browser: makeSandboxBrowser(brand.sessionCookie, cookies) }),
    themes: makeSandboxThemes(new Map()),
    systemFields: makeSandboxSystemFields(engine, 'https://documents.invalid'),
    cookies,
    session,
    analyticsEvents: makeAnalyticsQueue(session),
    head: makeMemoryPageHead('en-GB'),
    clock,
    cooldowns: makeMemoryCooldowns()(),
    tabs: makeMemoryBrowser().openTab(),
    signOuts: makeStoredSignOuts(makeMemoryStorage()),
    pageReturns: makeMemoryPageReturns(),
    phoneBook: libphoneBook,
    smsCodes: { listen: () => () => undefined },
    log: makeMemoryLog(),
  };
};
