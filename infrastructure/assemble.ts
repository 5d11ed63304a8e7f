import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Log } from '#application/ports/log.ts';
import type { Ports } from '#application/ports/ports.ts';
import { makeOpenSettings, type StartFault } from '#application/start/openSettings.ts';
import { makeUseCases, type Page, type UseCases } from '#application/useCases.ts';
import type { World } from '#domain/navigation/visit.ts';
import { makeBroadcastDeadlines } from './browser/broadcastDeadlines.ts';
import { browserCookies } from './browser/browserCookies.ts';
import { browserId } from './browser/browserId.ts';
import { makeBrowserPageHead } from './browser/browserPageHead.ts';
import { makeBrowserTabs } from './browser/browserTabs.ts';
import { makeConsoleLog } from './browser/consoleLog.ts';
import { makeShelf } from './browser/shelf.ts';
import { systemClock } from './browser/systemClock.ts';
import { makePrismicThemes } from './content/prismicThemes.ts';
import { makeHttp, type Http } from './http/httpClient.ts';
import { deviceId, launchpadParty } from './launchpad/launchpad.ts';
import { makeLaunchpadIdentity } from './launchpad/launchpadIdentity.ts';
import { makeLaunchpadSystemFields } from './launchpad/launchpadSystemFields.ts';
import { libphoneBook } from './phone/libphoneBook.ts';
import { admitStored } from './session/admitStored.ts';
import { makeTabSessionStore } from './session/tabSessionStore.ts';
import { makeFetchedSettings } from './settings/fetchedSettings.ts';

const reach = { fetch: (...call: Parameters<typeof fetch>) => fetch(...call), now: systemClock.now };
const deviceShelf = makeShelf(() => localStorage);
const tabShelf = makeShelf(() => sessionStorage);

// Because: giving up a talk must not give up what is read beside it, each line to the launchpad is its own.
const toLaunchpad = ({ settings }: World): Http => makeHttp(launchpadParty(settings.launchpadApiUrl, reach));

const identityOver = (world: World, log: Log): IdentityGateway =>
  makeLaunchpadIdentity({
    http: toLaunchpad(world),
    log,
    device: { id: deviceId, browserId: browserId(deviceShelf, () => crypto.randomUUID()) },
    transferSite: makeHttp({ ...reach, base: world.settings.transferSiteUrl }),
  });

const portsOf = (world: World): Ports => {
  const { contentServiceEndpoint: endpoint, production } = world.settings;
  const log = makeConsoleLog(production, console);
  return {
    identity: identityOver(world, log),
    themes: makePrismicThemes({ ...reach, endpoint, production, shelf: deviceShelf }),
    systemFields: makeLaunchpadSystemFields(toLaunchpad(world)),
    cookies: browserCookies,
    session: makeTabSessionStore(tabShelf, admitStored(world.settings)),
    deadlines: makeBroadcastDeadlines(() => new BroadcastChannel('account.deadlines')),
    tabs: makeBrowserTabs(window, (name) => new BroadcastChannel(name)),
    head: makeBrowserPageHead(document, navigator),
    phoneBook: libphoneBook,
    clock: systemClock,
    log,
  };
};

/** Puts the hexagon of the first screen together for the brand this host shows. Every adapter it uses is named here. */
export const assemble = (host: string, page: Page): TE.TaskEither<StartFault, UseCases> => {
  const settingsSource = makeFetchedSettings(makeHttp({ ...reach, base: location.origin }));
  const openSettings = makeOpenSettings({ settingsSource, log: makeConsoleLog(false, console) });
  return pipe(
    openSettings(host),
    TE.map((world) => makeUseCases(portsOf(world), world, page)),
  );
};
