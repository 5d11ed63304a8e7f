import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Flow } from '#application/flow.ts';
import { languageOf, type Locale } from '#domain/locale/locale.ts';
import { type NormalisedError, normaliseError } from '#domain/shared/normalisedError.ts';
import { acceptedDocuments, noSystemFields, type SystemFields } from '#domain/system/systemFields.ts';

/** Loads documents, phone countries and social logins in the language of the page. */
export type LoadSystemFields = (page: Locale) => TaskEither<NormalisedError, SystemFields>;

const failed = 'Failed to get document for country';

/** Loads the system fields of the brand. A fault is logged, and so are missing documents; after a fault the caller uses `fieldsKnownAhead`. */
export const makeLoadSystemFields =
  ({ systemFields, log, context: { brand } }: Flow): LoadSystemFields =>
  (page) =>
  async () => {
    const fields = await systemFields.fetch({
      country: noSystemFields.geoLocation,
      brandId: brand.id,
      language: languageOf(page),
    })();
    if (E.isLeft(fields)) log.error(failed, fields.left);
    else if (acceptedDocuments(fields.right) === null) log.error(failed, normaliseError('no documents to accept'));
    return fields;
  };
