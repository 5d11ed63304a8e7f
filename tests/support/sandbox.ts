import { defaultLocale } from '#domain/locale/locale.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { adapters, type Module, token, type Token } from '#infrastructure/container.ts';
import { content } from '#infrastructure/content/module.ts';
import { launchpad } from '#infrastructure/launchpad/module.ts';
import { phone } from '#infrastructure/phone/module.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import { webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import { session } from '#infrastructure/session/module.ts';
import { appContext, deviceStorage, network, ports, tabStorage } from '#infrastructure/tokens.ts';
import { makeMemoryLog } from './memoryLog.ts';
import { type MemoryNetwork, openMemoryNetwork } from './memoryNetwork.ts';
import { makeMemoryPageHead } from './memoryPageHead.ts';
import { makeMemoryPageReturns } from './memoryPageReturns.ts';
import { makeMemoryStorage } from './memoryStorage.ts';
import { quickHash } from './quickHash.ts';
import { makeSteppedClock } from './steppedClock.ts';

/** The clock of the visit, which a test moves. */
export const clock: Token<ReturnType<typeof makeSteppedClock>> = token('clock');

/** The launchpad in memory. */
export const engine: Token<Engine> = token('engine');

/** The browser and its services. */
export const memoryNetwork: Token<MemoryNetwork> = token('memoryNetwork');

const inMemory = adapters((bind) => {
  bind(engine).toResolvedValue(({ now }) => makeEngine({ now, random: webRandom, hash: quickHash }), [ports.clock]);
  bind(memoryNetwork).toResolvedValue(
    (context, launchpadEngine, { now }) => openMemoryNetwork({ context, engine: launchpadEngine, now }),
    [appContext, engine, ports.clock],
  );
  bind(network).toResolvedValue((opened) => opened, [memoryNetwork]);
  bind(ports.cookies).toResolvedValue(({ cookies }) => cookies, [memoryNetwork]);
  bind(clock).toResolvedValue(() => makeSteppedClock(Date.UTC(2026, 0, 1)));
  bind(ports.clock).toResolvedValue((stepped) => stepped, [clock]);
  bind(ports.log).toConstantValue(makeMemoryLog());
  bind(tabStorage).toConstantValue(makeMemoryStorage());
  bind(deviceStorage).toConstantValue(makeMemoryStorage());
  bind(ports.pageReturns).toConstantValue(makeMemoryPageReturns());
  bind(ports.smsCodes).toConstantValue({ listen: () => () => undefined });
});

/** Every port of the use cases, for a visitor of a brand whose page is in a language: no request leaves this process. */
export const sandbox = (context: AppContext, language: string = defaultLocale): ReadonlyArray<Module> => [
  session,
  launchpad,
  content,
  phone,
  inMemory,
  adapters((bind) => {
    bind(appContext).toConstantValue(context);
    bind(ports.head).toConstantValue(makeMemoryPageHead(language));
  }),
];
