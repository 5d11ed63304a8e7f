import * as TE from 'fp-ts/TaskEither';
import type { SettingsSource } from '#application/ports/sources.ts';
import type { SettingsFile } from '#domain/settings/settings.ts';

/** Makes a settings source that returns this file. */
export const fixedSettings = (file: SettingsFile): SettingsSource => ({ fetch: TE.right(file) });
