import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SystemFieldsSource } from '#application/ports/systemFieldsSource.ts';
import { decode } from '#infrastructure/http/decode.ts';
import type { Http } from '#infrastructure/http/httpClient.ts';
import { normalisedFault } from '#infrastructure/http/normalisedFault.ts';
import { systemFieldsReply } from './systemFieldsReply.ts';

/** System fields as the launchpad tells them. */
export const makeLaunchpadSystemFields = (http: Http): SystemFieldsSource => ({
  fetch: ({ country, brandId, language }) =>
    pipe(
      http.get(`system/fields/${encodeURIComponent(country)}`, {
        query: { brandId: String(brandId), language },
      }),
      TE.flatMapEither(decode(systemFieldsReply(country))),
      TE.mapLeft(normalisedFault),
    ),
});
