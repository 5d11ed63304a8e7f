// Wires the adapters of the first screen by plain calls. Because: the container of `deferredAdapters.ts` weighs 19 kB (brotli),
// and every visit would wait for it here. The adapters that no first screen needs are in `deferredAdapters.ts`.
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { DeferredServices } from '#application/deferredServices.ts';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Log } from '#application/ports/log.ts';
import type { Ports } from '#application/ports/ports.ts';
import { attempt } from '#application/shared/attempt.ts';
import { makeLoadSettings, type StartFault } from '#application/start/loadSettings.ts';
import { makeUseCases, type Hexagon, type Page } from '#application/useCases.ts';
import { returnAddress } from '#domain/navigation/redirectDestination.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { makeBroadcastCooldowns } from '#infrastructure/browser/broadcastCooldowns.ts';
import { normaliseError, type NormalisedError } from '#domain/shared/normalisedError.ts';
import { makeAnalyticsQueue } from '#infrastructure/analytics/analyticsQueue.ts';
import { browserCookies } from './browser/browserCookies.ts';
import { browserId } from './browser/browserId.ts';
import { makeBrowserPageHead } from './browser/browserPageHead.ts';
import { makeBrowserTabs } from './browser/browserTabs.ts';
import { makePageChannel, type PageChannel } from './browser/pageChannel.ts';
import { makePageReturns } from './browser/pageReturns.ts';
import { randomUuid } from './browser/randomUuid.ts';
import { makeStoredSignOuts } from './browser/storedSignOuts.ts';
import { makeConsoleLog } from './browser/consoleLog.ts';
import { consoleWriter, quietConsole } from './browser/quietConsole.ts';
import { makeSafeStorage } from '#infrastructure/browser/safeStorage.ts';
import { makeSmsCodes } from './browser/smsCodes.ts';
import { systemClock } from './browser/systemClock.ts';
import { idleOrSubmit } from './browser/idleOrSubmit.ts';
import { keepConnected, type ConnectionTargets } from './browser/keepConnected.ts';
import { makePrismicThemes } from './content/prismicThemes.ts';
import { makeHttp, type Http } from './http/httpClient.ts';
import { deviceId, launchpadParty } from './launchpad/launchpad.ts';
import { makeLaunchpadIdentity } from './launchpad/launchpadIdentity.ts';
import { makeLaunchpadSystemFields } from './launchpad/launchpadSystemFields.ts';
import { libphoneBook } from './phone/libphoneBook.ts';
import { restoreRedirect } from '#infrastructure/session/restoreRedirect.ts';
import { makeTabSessionStore } from './session/tabSessionStore.ts';
import { lazy } from '#application/shared/lazy.ts';
import { makeListeners } from '#application/shared/listeners.ts';
import { knownCodes } from './launchpad/toIdentityFault.ts';
import { makeFetchedSettings } from './settings/fetchedSettings.ts';

const reach = { fetch: (...call: Parameters<typeof fetch>) => fetch(...call), now: systemClock.now };
const deviceStorage = makeSafeStorage(() => localStorage);
const tabStorage = makeSafeStorage(() => sessionStorage);

const logLines = makeListeners<[line: string]>();
const logParts = { to: consoleWriter(console), knownCodes, onLine: logLines.tell };

const logFor = (production: boolean): Log => makeConsoleLog({ ...logParts, production });

const logOf = (production: boolean): Log => {
  const log = logFor(production);
  if (production) quietConsole(window, log);
  return log;
};

// Because: aborting identity calls must not abort other reads, so each gateway to the launchpad has its own client.
const toLaunchpad = ({ settings }: AppContext): Http => makeHttp(launchpadParty(settings.launchpadApiUrl, reach));

const identityOf = (context: AppContext, log: Log): IdentityGateway =>
  makeLaunchpadIdentity({
    http: toLaunchpad(context),
    log,
    device: { id: deviceId, browserId: browserId(deviceStorage, randomUuid) },
    transferSite: makeHttp({ ...reach, base: context.settings.transferSiteUrl }),
  });

const channel = (name: string): PageChannel => makePageChannel(window, () => new BroadcastChannel(name));

const portsOf = (context: AppContext): Ports => {
  const { contentServiceEndpoint: endpoint, production } = context.settings;
  const log = logOf(production);
  const session = makeTabSessionStore(tabStorage, restoreRedirect(context.settings, log), {
    now: systemClock.now,
    warn: log.error,
  });
  return {
    identity: identityOf(context, log),
    themes: makePrismicThemes({ ...reach, endpoint, production, log, storage: deviceStorage }),
    systemFields: makeLaunchpadSystemFields(toLaunchpad(context)),
    cookies: browserCookies,
    cooldowns: makeBroadcastCooldowns(channel('account.deadlines')),
    tabs: makeBrowserTabs(channel('account.tabs')),
    signOuts: makeStoredSignOuts(deviceStorage),
    pageReturns: makePageReturns(window),
    session,
    head: makeBrowserPageHead(document),
    phoneBook: libphoneBook,
    smsCodes: makeSmsCodes(window),
    analyticsEvents: makeAnalyticsQueue(session),
    clock: systemClock,
    log,
  };
};

const connectionsOf = ({ session, clock }: Ports, { settings }: AppContext): ConnectionTargets => ({
  service: settings.launchpadApiUrl,
  client: () => returnAddress(settings, session.get()),
  now: clock.now,
});

// Because: the container is a chunk of its own, and a browser that cannot load it shows its screens without it.
const deferredServicesOf = (ports: Ports, context: AppContext, { query }: Page): Hexagon['deferredServices'] => {
  const load = lazy(async () => {
    await idleOrSubmit(window);
    const { assembleDeferredServices } = await import('./deferredAdapters.ts');
    return assembleDeferredServices({ ...ports, onLogLine: logLines.subscribe }, context, query);
  });
  return pipe(
    attempt(load, normaliseError),
    TE.getOrElse<NormalisedError, DeferredServices | null>((error) => async () => {
      ports.log.error('What follows the first screen could not be loaded', error);
      return null;
    }),
  );
};

const settingsSource = makeFetchedSettings(makeHttp({ ...reach, base: location.origin }), systemClock);
const loadSettings = makeLoadSettings({ settingsSource, logFor });

/** Loads the settings of a host and wires the use cases of its brand over their adapters. */
export const assembleFirstScreen = (host: string, page: Page): TE.TaskEither<StartFault, Hexagon> =>
  pipe(
    loadSettings(host),
    TE.map((context) => {
      const ports = portsOf(context);
      keepConnected(document, connectionsOf(ports, context));
      return { ...makeUseCases(ports, context, page), deferredServices: deferredServicesOf(ports, context, page) };
    }),
  );
