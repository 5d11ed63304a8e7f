import type { TaskEither } from 'fp-ts/TaskEither';
import type { SettingsFile } from '#domain/settings/settings.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** The source of the runtime configuration. */
export type SettingsSource = {
  readonly fetch: TaskEither<NormalisedError, SettingsFile>;
};
