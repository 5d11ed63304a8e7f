import type { TaskEither } from 'fp-ts/TaskEither';
import type { Brand } from '#domain/brand/brand.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { SettingsFile } from '#domain/settings/settings.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';
import type { SystemFields } from '#domain/system/systemFields.ts';

/** The source of the runtime configuration. */
export type SettingsSource = {
  readonly fetch: TaskEither<NormalisedError, SettingsFile>;
};

/** The source of the documents, phone countries and social logins of a country. */
export type SystemFieldsSource = {
  readonly fetch: (query: {
    readonly country: string;
    readonly brandId: number;
    readonly language: string;
  }) => TaskEither<NormalisedError, SystemFields>;
};

/** The source of themes: the content service, or the sandbox. */
export type ThemeSource = {
  /** The theme of a document. The fallback theme of the brand fills in missing values. */
  readonly fetch: (brand: Brand, uid: string) => TaskEither<NormalisedError, Theme>;
};

/** The themes of earlier pages on this device, by brand and document. */
export type ThemeCache = {
  /** The cached theme; null without one. */
  readonly read: (brand: Brand, uid: string) => Theme | null;
  readonly write: (brand: Brand, uid: string, theme: Theme) => void;
};
