import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Log } from '#application/ports/ports.ts';
import type { SettingsSource } from '#application/ports/sources.ts';
import { type AppContext, appContextFor } from '#domain/settings/appContext.ts';

/** There are no settings, or settings that lack a required variable or break a production rule: the page offers "Try again". */
export type StartFault = { readonly _tag: 'NoSettings' };

/** What the settings are loaded with. */
export type LoadSettingsPorts = {
  readonly settingsSource: SettingsSource;
  /** The log of an environment. Until the settings are there, and where they cannot be used, it counts as production. */
  readonly logFor: (production: boolean) => Log;
};

/** Fetches the runtime configuration and resolves the brand of the host. Logs each variable that is missing, refused or unknown. */
export const makeLoadSettings =
  ({ settingsSource, logFor }: LoadSettingsPorts) =>
  (host: string): TaskEither<StartFault, AppContext> =>
  async () => {
    const file = await settingsSource.fetch();
    if (E.isLeft(file)) {
      logFor(true).error('Failed to fetch variables', file.left);
      return E.left({ _tag: 'NoSettings' });
    }
    const { context, problems } = appContextFor(file.right, host);
    const log = logFor(context?.settings.production ?? true);
    problems.forEach((line) => log.error(line));
    return context === null ? E.left({ _tag: 'NoSettings' }) : E.right(context);
  };
