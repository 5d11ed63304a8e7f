import type { TaskEither } from 'fp-ts/TaskEither';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';

/** Where the runtime configuration comes from. */
export type SettingsSource = {
  readonly fetch: TaskEither<NormalisedError, SettingsFile>;
};
