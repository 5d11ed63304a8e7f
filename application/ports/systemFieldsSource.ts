import type { TaskEither } from 'fp-ts/TaskEither';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';
import type { SystemFields } from '#domain/system/systemFields.ts';

/** The source of the documents, phone countries and social logins of a country. */
export type SystemFieldsSource = {
  readonly fetch: (query: {
    readonly country: string;
    readonly brandId: number;
    readonly language: string;
  }) => TaskEither<NormalisedError, SystemFields>;
};
