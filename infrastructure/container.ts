import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Log } from '#application/ports/log.ts';
import type { PageHead } from '#application/ports/pageHead.ts';
import type { SessionStore } from '#application/ports/sessionStore.ts';
import type { SystemFieldsSource } from '#application/ports/systemFieldsSource.ts';
import type { ThemeSource } from '#application/ports/themeSource.ts';
import { makeOpenSettings, type StartFault } from '#application/start/openSettings.ts';
import { makeUseCases, type Page, type UseCases } from '#application/useCases.ts';
import type { World } from '#domain/navigation/visit.ts';
import { browserCookies } from './browser/browserCookies.ts';
import { browserId } from './browser/browserId.ts';
import { makeBrowserPageHead } from './browser/browserPageHead.ts';
import { makeConsoleLog } from './browser/consoleLog.ts';
import { makeShelf, type Shelf } from './browser/shelf.ts';
import { systemClock } from './browser/systemClock.ts';
import { makePrismicThemes } from './content/prismicThemes.ts';
import { makeHttp, type Http } from './http/httpClient.ts';
import { deviceId, launchpadParty } from './launchpad/launchpad.ts';
import { makeLaunchpadIdentity } from './launchpad/launchpadIdentity.ts';
import { makeLaunchpadSystemFields } from './launchpad/launchpadSystemFields.ts';
import { admitStored } from './session/admitStored.ts';
import { makeTabSessionStore } from './session/tabSessionStore.ts';
import { makeFetchedSettings } from './settings/fetchedSettings.ts';

// Because: annotated with its type instead, a symbol would forget which service it names.
const token = <Service>(name: string): ServiceIdentifier<Service> => Symbol(name);

const WORLD = token<World>('World');
const LOG = token<Log>('Log');
const SHELF = token<Shelf>('Shelf');
const HTTP = token<Http>('Http');
const IDENTITY = token<IdentityGateway>('IdentityGateway');
const SYSTEM_FIELDS = token<SystemFieldsSource>('SystemFieldsSource');
const THEMES = token<ThemeSource>('ThemeSource');
const SESSION = token<SessionStore>('SessionStore');
const HEAD = token<PageHead>('PageHead');

const reach = { fetch: (...call: Parameters<typeof fetch>) => fetch(...call), now: systemClock.now };

const browser: ContainerModule = new ContainerModule(({ bind }) => {
  bind(LOG)
    .toResolvedValue(({ settings }) => makeConsoleLog(settings.production, console), [WORLD])
    .inSingletonScope();
  bind(SHELF).toConstantValue(makeShelf(() => localStorage));
  bind(HEAD).toConstantValue(makeBrowserPageHead(document, navigator));
  bind(SESSION)
    .toResolvedValue(
      ({ settings }) =>
        makeTabSessionStore(
          makeShelf(() => sessionStorage),
          admitStored(settings),
        ),
      [WORLD],
    )
    .inSingletonScope();
});

const launchpad: ContainerModule = new ContainerModule(({ bind }) => {
  // Because: what is read beside the talk must not be given up together with it.
  const http = ({ settings }: World): Http => makeHttp(launchpadParty(settings.launchpadApiUrl, reach));
  bind(HTTP).toResolvedValue(http, [WORLD]).inTransientScope();
  bind(IDENTITY)
    .toResolvedValue(
      (toLaunchpad, log, shelf, { settings }) =>
        makeLaunchpadIdentity({
          http: toLaunchpad,
          log,
          device: { id: deviceId, browserId: browserId(shelf, () => crypto.randomUUID()) },
          transferSite: makeHttp({ ...reach, base: settings.transferSiteUrl }),
        }),
      [HTTP, LOG, SHELF, WORLD],
    )
    .inSingletonScope();
  bind(SYSTEM_FIELDS).toResolvedValue(makeLaunchpadSystemFields, [HTTP]).inSingletonScope();
});

const content: ContainerModule = new ContainerModule(({ bind }) => {
  bind(THEMES)
    .toResolvedValue(
      ({ settings }, shelf) =>
        makePrismicThemes({
          endpoint: settings.contentServiceEndpoint,
          production: settings.production,
          shelf,
          ...reach,
        }),
      [WORLD, SHELF],
    )
    .inSingletonScope();
});

const wire = (world: World, page: Page): UseCases => {
  const container = new Container();
  container.bind(WORLD).toConstantValue(world);
  container.load(browser, launchpad, content);
  const ports = {
    identity: container.get(IDENTITY),
    themes: container.get(THEMES),
    systemFields: container.get(SYSTEM_FIELDS),
    cookies: browserCookies,
    session: container.get(SESSION),
    head: container.get(HEAD),
    clock: systemClock,
    log: container.get(LOG),
  };
  return makeUseCases(ports, world, page);
};

/** The one thing the page asks of the container: the use cases of the brand this host shows. */
export const assemble = (host: string, page: Page): TE.TaskEither<StartFault, UseCases> => {
  const settingsSource = makeFetchedSettings(makeHttp({ ...reach, base: location.origin }));
  const openSettings = makeOpenSettings({ settingsSource, log: makeConsoleLog(false, console) });
  return pipe(
    openSettings(host),
    TE.map((world) => wire(world, page)),
  );
};
