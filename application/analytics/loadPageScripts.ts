import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { CompanionPorts } from '#application/ports/companionPorts.ts';
import type { World } from '#domain/navigation/visit.ts';

const parts = ['async', 'cache', 'matcher'];

/** Loads the page scripts of F5 where the configuration asks for them. */
export const makeLoadPageScripts = (
  { scripts, log }: Pick<CompanionPorts, 'log' | 'scripts'>,
  { settings }: World,
): T.Task<void> => {
  if (!settings.f5Enabled) return T.of(undefined);
  const load = (part: string): T.Task<void> =>
    pipe(
      scripts.load(`${settings.launchpadApiUrl}common.js?${part}`),
      TE.getOrElse((error) => async () => log.error('A page script failed to load', error)),
    );
  return pipe(
    T.sequenceArray(parts.map(load)),
    T.map(() => undefined),
  );
};
