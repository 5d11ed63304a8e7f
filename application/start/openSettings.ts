import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Log } from '#application/ports/log.ts';
import type { SettingsSource } from '#application/ports/settingsSource.ts';
import type { World } from '#domain/navigation/visit.ts';
import { worldOf } from '#domain/settings/worldOf.ts';

/** Without a configuration the product cannot start; the person is told and may try again. */
export type StartFault = { readonly _tag: 'NoSettings' };
export type OpenSettings = (host: string) => TE.TaskEither<StartFault, World>;

/** Fetches the runtime configuration and finds the brand of the host in it. Says in the log what is missing. */
export const makeOpenSettings =
  ({ settingsSource, log }: { readonly settingsSource: SettingsSource; readonly log: Log }): OpenSettings =>
  (host) =>
    pipe(
      settingsSource.fetch,
      TE.mapLeft((error): StartFault => {
        log.error('Failed to fetch variables', error);
        return { _tag: 'NoSettings' };
      }),
      TE.flatMap((file) => {
        const { world, missing } = worldOf(file, host);
        missing.forEach((name) => log.error(`Variable not defined for this environment: ${name}`));
        return world === null ? TE.left<StartFault>({ _tag: 'NoSettings' }) : TE.right(world);
      }),
    );
