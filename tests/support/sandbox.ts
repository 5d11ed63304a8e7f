import { defaultLocale } from '#domain/locale/locale.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { adapters, type Module, token, type Token } from '#infrastructure/container.ts';
import { makeStoredThemes } from '#infrastructure/content/storedThemes.ts';
import { phone } from '#infrastructure/phone/module.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import { webHash, webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import { makeSandboxBrowser, type SandboxBrowser } from '#infrastructure/sandbox/sandboxBrowser.ts';
import { makeSandboxIdentity } from '#infrastructure/sandbox/sandboxIdentity.ts';
import { makeSandboxSystemFields } from '#infrastructure/sandbox/sandboxSystemFields.ts';
import { makeSandboxThemes } from '#infrastructure/sandbox/sandboxThemes.ts';
import { session } from '#infrastructure/session/module.ts';
import { appContext, deviceStorage, ports, tabStorage } from '#infrastructure/tokens.ts';
import { makeMemoryCookies } from './memoryCookies.ts';
import { makeMemoryLog } from './memoryLog.ts';
import { makeMemoryPageHead } from './memoryPageHead.ts';
import { makeMemoryPageReturns } from './memoryPageReturns.ts';
import { makeMemoryStorage } from './memoryStorage.ts';
import { makeSteppedClock } from './steppedClock.ts';

/** The launchpad in memory. */
export const engine: Token<Engine> = token('engine');

/** The browser as the engine sees it. */
export const sandboxBrowser: Token<SandboxBrowser> = token('sandboxBrowser');

const inMemory = adapters((bind) => {
  bind(engine).toResolvedValue(({ now }) => makeEngine({ now, random: webRandom, hash: webHash }), [ports.clock]);
  bind(sandboxBrowser).toResolvedValue(
    ({ brand }, jar) => makeSandboxBrowser(brand.sessionCookie, jar),
    [appContext, ports.cookies],
  );
  bind(ports.identity).toResolvedValue(
    (launchpad, browser) => makeSandboxIdentity({ engine: launchpad, browser }),
    [engine, sandboxBrowser],
  );
  bind(ports.systemFields).toResolvedValue(
    (launchpad, log) => makeSandboxSystemFields(launchpad, log, 'https://documents.invalid'),
    [engine, ports.log],
  );
  bind(ports.themes).toConstantValue(makeSandboxThemes(new Map()));
  bind(ports.themeCache).toResolvedValue(
    ({ settings }, storage) => makeStoredThemes(storage, settings),
    [appContext, deviceStorage],
  );
  bind(ports.clock).toConstantValue(makeSteppedClock(0));
  bind(ports.log).toConstantValue(makeMemoryLog());
  bind(tabStorage).toConstantValue(makeMemoryStorage());
  bind(deviceStorage).toConstantValue(makeMemoryStorage());
  bind(ports.pageReturns).toConstantValue(makeMemoryPageReturns());
  bind(ports.smsCodes).toConstantValue({ listen: () => () => undefined });
});

/** The page of a new visitor: its language, and the cookies that there are already. */
export type SandboxPage = { readonly language?: string; readonly cookies?: Readonly<Record<string, string>> };

/** Every port of the use cases in memory, for a visitor of a brand: no request leaves this process. */
export const sandbox = (
  context: AppContext,
  { language = defaultLocale, cookies = {} }: SandboxPage = {},
): ReadonlyArray<Module> => [
  session,
  phone,
  inMemory,
  adapters((bind) => {
    bind(appContext).toConstantValue(context);
    bind(ports.cookies).toConstantValue(makeMemoryCookies(cookies));
    bind(ports.head).toConstantValue(makeMemoryPageHead(language));
  }),
];
