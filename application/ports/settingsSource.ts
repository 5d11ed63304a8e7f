import type { TaskEither } from 'fp-ts/TaskEither';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';

/** The source of the runtime configuration. */
export type SettingsSource = {
  readonly fetch: TaskEither<NormalisedError, SettingsFile>;
};
