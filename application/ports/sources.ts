import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { MobileNumber } from '#domain/identity/accessToken.ts';
import type { NumberProblem, PhoneParts, PhoneReading, TypedPhone } from '#domain/two-factor/phoneNumber.ts';
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
  /** The theme of a document as it was fetched last on this device; null where it was not. */
  readonly cached: (brand: Brand, uid: string) => Theme | null;
  /** The theme of a document. The fallback theme of the brand fills in missing values. */
  readonly fetch: (brand: Brand, uid: string) => TaskEither<NormalisedError, Theme>;
};

/** The phone metadata of all countries. It is large, so it is loaded on demand. */
export type PhoneBook = {
  /** Loads the metadata; `Unreachable` if the load fails. */
  readonly open: TaskEither<{ readonly _tag: 'Unreachable' }, OpenPhoneBook>;
};

/** The loaded phone metadata. */
export type OpenPhoneBook = {
  /**
   * Parses a typed number. A number with a calling code belongs to its countries, whatever country was chosen. One with an extension, or
   * that no numbering plan of its calling code has, is `Malformed`.
   */
  readonly read: (typed: TypedPhone) => Either<NumberProblem, PhoneReading>;
  /** The number of a linked account in E.164 form, by the rules of its country; null if its parts are no number. */
  readonly numberOf: (parts: MobileNumber) => string | null;
  /** Splits a number in E.164 form into its international parts; null if it is no number. */
  readonly partsOf: (number: string) => PhoneParts | null;
  /** The calling codes by ISO 3166 country code. */
  readonly callingCodes: ReadonlyArray<{ readonly country: string; readonly code: string }>;
};
