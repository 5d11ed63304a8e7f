import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SystemFieldsSource } from '#application/ports/systemFieldsSource.ts';
import { decode } from '#infrastructure/http/readAnswer.ts';
import { normalisedFault } from '#infrastructure/http/httpFault.ts';
import { systemFieldsReply } from '#infrastructure/launchpad/launchpadSystemFields.ts';
import type { LaunchpadApi } from '#infrastructure/sandbox/engine/engineApi.ts';
import { refused } from './sandboxClient.ts';

/** Makes a source of system fields directly on the engine; `documentsUrl` is the base address of the documents. */
export const makeSandboxSystemFields = (engine: LaunchpadApi, documentsUrl: string): SystemFieldsSource => ({
  fetch: ({ country, language }) =>
    pipe(
      engine.systemFields({ country, language, documentsUrl }),
      TE.mapLeft(refused),
      TE.flatMapEither(decode(systemFieldsReply(country))),
      TE.mapLeft(normalisedFault),
    ),
});
