import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Companions } from '#application/companions.ts';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Log } from '#application/ports/log.ts';
import type { Ports } from '#application/ports/ports.ts';
import { makeOpenSettings, type StartFault } from '#application/start/openSettings.ts';
import { makeUseCases, type Hexagon, type Page } from '#application/useCases.ts';
import type { World } from '#domain/navigation/visit.ts';
import { makeBroadcastDeadlines } from './browser/broadcastDeadlines.ts';
import { normaliseError, type NormalisedError } from '#domain/shared/normalisedError.ts';
import { makeKeptHappenings } from './analytics/keptHappenings.ts';
import { browserCookies } from './browser/browserCookies.ts';
import { browserId } from './browser/browserId.ts';
import { makeBrowserPageHead } from './browser/browserPageHead.ts';
import { makeBrowserTabs } from './browser/browserTabs.ts';
import { makePageChannel, type PageChannel } from './browser/pageChannel.ts';
import { makeConsoleLog } from './browser/consoleLog.ts';
import { makeShelf } from './browser/shelf.ts';
import { systemClock } from './browser/systemClock.ts';
import { idle } from './browser/idle.ts';
import { makePrismicThemes } from './content/prismicThemes.ts';
import { makeHttp, type Http } from './http/httpClient.ts';
import { makeLateIdentity } from './launchpad/lateIdentity.ts';
import { deviceId, launchpadParty } from './launchpad/launchpad.ts';
import { makeLaunchpadSystemFields } from './launchpad/launchpadSystemFields.ts';
import { libphoneBook } from './phone/libphoneBook.ts';
import { admitStored } from './session/admitStored.ts';
import { makeTabSessionStore } from './session/tabSessionStore.ts';
import { onceLoaded } from './shared/onceLoaded.ts';
import { makeFetchedSettings } from './settings/fetchedSettings.ts';

const reach = { fetch: (...call: Parameters<typeof fetch>) => fetch(...call), now: systemClock.now };
const deviceShelf = makeShelf(() => localStorage);
const tabShelf = makeShelf(() => sessionStorage);

// Because: giving up a talk must not give up what is read beside it, each line to the launchpad is its own.
const toLaunchpad = ({ settings }: World): Http => makeHttp(launchpadParty(settings.launchpadApiUrl, reach));

// Because: nothing is said to the identity service before the first screen, so how to say it comes while that is drawn.
const identityOver = (world: World, log: Log): (() => Promise<IdentityGateway>) =>
  onceLoaded(async () => {
    const { makeLaunchpadIdentity } = await import('./launchpad/launchpadIdentity.ts');
    return makeLaunchpadIdentity({
      http: toLaunchpad(world),
      log,
      device: { id: deviceId, browserId: browserId(deviceShelf, () => crypto.randomUUID()) },
      transferSite: makeHttp({ ...reach, base: world.settings.transferSiteUrl }),
    });
  });

const channel = (name: string): PageChannel => makePageChannel(window, () => new BroadcastChannel(name));

const portsOf = (world: World): Ports & { readonly preload: () => Promise<unknown> } => {
  const { contentServiceEndpoint: endpoint, production } = world.settings;
  const log = makeConsoleLog(production, console);
  const session = makeTabSessionStore(tabShelf, admitStored(world.settings));
  const preload = identityOver(world, log);
  return {
    preload,
    identity: makeLateIdentity(preload),
    themes: makePrismicThemes({ ...reach, endpoint, production, log, shelf: deviceShelf }),
    systemFields: makeLaunchpadSystemFields(toLaunchpad(world)),
    cookies: browserCookies,
    deadlines: makeBroadcastDeadlines(channel('account.deadlines')),
    tabs: makeBrowserTabs(channel('account.tabs')),
    session,
    head: makeBrowserPageHead(document, navigator),
    phoneBook: libphoneBook,
    happenings: makeKeptHappenings(session),
    clock: systemClock,
    log,
  };
};

// Because: the container comes in a chunk of its own; a browser that cannot have it goes on without.
const companionsOf = (ports: ReturnType<typeof portsOf>, world: World, { query }: Page): Hexagon['companions'] => {
  const open = onceLoaded(async () => {
    await idle(window);
    const { openCompanions } = await import('./container.ts');
    return openCompanions(ports, world, query);
  });
  return pipe(
    TE.tryCatch(open, normaliseError),
    TE.getOrElse<NormalisedError, Companions | null>((error) => async () => {
      ports.log.error('What follows the first screen could not be loaded', error);
      return null;
    }),
  );
};

/** Puts the hexagon of the first screen together for the brand this host shows. Every adapter it uses is named here. */
export const assemble = (host: string, page: Page): TE.TaskEither<StartFault, Hexagon> => {
  const settingsSource = makeFetchedSettings(makeHttp({ ...reach, base: location.origin }));
  const openSettings = makeOpenSettings({ settingsSource, log: makeConsoleLog(false, console) });
  return pipe(
    openSettings(host),
    TE.map((world) => {
      const ports = portsOf(world);
      // Because: the next thing a person does is to send a form, and all that the first screen waits for is there by now.
      void ports.preload().catch(() => undefined);
      return { ...makeUseCases(ports, world, page), companions: companionsOf(ports, world, page) };
    }),
  );
};
