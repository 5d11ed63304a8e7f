import * as TE from 'fp-ts/TaskEither';
import type { SettingsSource } from '#application/ports/settingsSource.ts';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';

/** A runtime configuration that is already at hand. */
export const makeSandboxSettings = (file: SettingsFile): SettingsSource => ({ fetch: TE.right(file) });
