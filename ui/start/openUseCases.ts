import type * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import { lazy } from '#application/shared/lazy.ts';
import { makeLoadSettings, type StartFault } from '#application/start/loadSettings.ts';
import { type Hexagon, makeUseCases } from '#application/useCases.ts';
import type { EntryPage } from '#domain/navigation/entryQuery.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { idleOrSubmit } from '#infrastructure/browser/idleOrSubmit.ts';
import { browser } from '#infrastructure/browser/module.ts';
import { adapters, assemble } from '#infrastructure/container.ts';
import { content } from '#infrastructure/content/module.ts';
import { launchpad } from '#infrastructure/launchpad/module.ts';
import { phone } from '#infrastructure/phone/module.ts';
import { session } from '#infrastructure/session/module.ts';
import { appContext, deferredServicePorts, ports, settingsPorts } from '#infrastructure/tokens.ts';
import { isTyped } from '#ui/shared/form/formValues.ts';
import { reloadPage } from '#ui/shared/navigation/ownLeaving.ts';

// Another backend is another module in this list.
// Because: a start that has failed is tried again with the same source of the settings.
const assembly = assemble([browser, session, launchpad, content, phone]);

// Because: a browser that cannot load the deferred services shows its screens without them.
const deferredServicesOf = ({ log }: Ports, context: AppContext, { query }: EntryPage): Hexagon['deferredServices'] => {
  const load = lazy(async () => {
    await idleOrSubmit(window);
    const [{ deferredModules }, { makeDeferredServices }] = await Promise.all([
      import('#infrastructure/deferredModules.ts'),
      import('#application/deferredServices.ts'),
    ]);
    assembly.load(deferredModules);
    const reload = (): void => {
      // Because: the query `showConsent` would ask again for what was just chosen.
      history.replaceState(history.state, '', location.href.replace('showConsent=true', ''));
      reloadPage();
    };
    return makeDeferredServices(assembly.resolve(deferredServicePorts), context, { query, isTyped, reload });
  });
  return () =>
    load().catch((error: unknown) => {
      log.error('What follows the first screen could not be loaded', normaliseError(error));
      return null;
    });
};

/** Loads the settings of a host, and selects its brand. */
export const loadContext = (host: string): TE.TaskEither<StartFault, AppContext> =>
  makeLoadSettings(assembly.resolve(settingsPorts))(host);

/** Makes the use cases of a brand over their adapters. */
export const openUseCases = (context: AppContext, page: EntryPage): Hexagon => {
  assembly.load([adapters((bind) => bind(appContext).toConstantValue(context))]);
  const all = assembly.resolve(ports);
  return { ...makeUseCases(all, context, page), deferredServices: deferredServicesOf(all, context, page) };
};
