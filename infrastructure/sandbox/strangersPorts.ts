import type { Ports } from '#application/ports/ports.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { makeKeptHappenings } from '#infrastructure/analytics/keptHappenings.ts';
import { libphoneBook } from '#infrastructure/phone/libphoneBook.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { makeEngine } from './engine/engine.ts';
import { webHash, webRandom } from './engine/webHash.ts';
import { makeMemoryCookies } from './memoryCookies.ts';
import { makeMemoryDeadlines } from './memoryDeadlines.ts';
import { makeMemoryLog } from './memoryLog.ts';
import { makeMemoryPageHead } from './memoryPageHead.ts';
import { makeMemoryShelf } from './memoryShelf.ts';
import { makeMemoryBrowser } from './memoryTabs.ts';
import { makeSandboxBrowser } from './sandboxBrowser.ts';
import { makeSandboxIdentity } from './sandboxIdentity.ts';
import { makeSandboxSystemFields } from './sandboxSystemFields.ts';
import { makeSandboxThemes } from './sandboxThemes.ts';
import { makeSteppedClock } from './steppedClock.ts';

/** The ports of a visitor nobody has met yet, with nobody behind them but the sandbox: nothing leaves this process. */
export const strangersPorts = (brand: Brand, kept: Readonly<Record<string, string>>): Ports => {
  const clock = makeSteppedClock(0);
  const engine = makeEngine({ now: clock.now, random: webRandom, hash: webHash });
  const cookies = makeMemoryCookies(kept);
  const session = makeTabSessionStore(makeMemoryShelf(), () => null);
  return {
    identity: makeSandboxIdentity({ engine, browser: makeSandboxBrowser(brand.sessionCookie, cookies) }),
    themes: makeSandboxThemes(new Map()),
    systemFields: makeSandboxSystemFields(engine, 'https://documents.invalid'),
    cookies,
    session,
    happenings: makeKeptHappenings(session),
    head: makeMemoryPageHead([]),
    clock,
    deadlines: makeMemoryDeadlines()(),
    tabs: makeMemoryBrowser().openTab(),
    phoneBook: libphoneBook,
    log: makeMemoryLog(),
  };
};
