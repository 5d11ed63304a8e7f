import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SettingsSource } from '#application/ports/settingsSource.ts';
import { decode } from '#infrastructure/http/readAnswer.ts';
import type { Http } from '#infrastructure/http/httpClient.ts';
import { normalisedFault } from '#infrastructure/http/normalisedFault.ts';
import { settingsFileCodec } from './settingsFile.ts';

/** Fetches the runtime configuration from /env/config.json of the page's origin. */
export const makeFetchedSettings = (http: Http): SettingsSource => ({
  fetch: pipe(http.get('env/config.json'), TE.flatMapEither(decode(settingsFileCodec)), TE.mapLeft(normalisedFault)),
});
