import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { DeferredServicePorts } from '#application/ports/deferredServicePorts.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

const matchers = ['async', 'cache', 'matcher'];

/** Loads the three F5 scripts of the launchpad if the settings enable them. A failed load is logged. */
export const loadPageScripts = (
  { scripts, log }: Pick<DeferredServicePorts, 'log' | 'scripts'>,
  { settings }: AppContext,
): T.Task<void> => {
  const load = (matcher: string): T.Task<void> =>
    pipe(
      scripts.load(`${settings.launchpadApiUrl}common.js?${matcher}`),
      TE.getOrElse((error) => async () => log.error('A page script failed to load', error)),
    );
  return pipe(
    T.sequenceArray(settings.f5Enabled ? matchers.map(load) : []),
    T.map(() => undefined),
  );
};
