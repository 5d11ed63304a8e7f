import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { SystemFieldsSource } from '#application/ports/sources.ts';
import { normalisedFault } from '#infrastructure/http/httpFault.ts';
import { systemFieldsReply } from '#infrastructure/launchpad/launchpadSystemFields.ts';
import type { LaunchpadApi } from '#infrastructure/sandbox/engine/engineApi.ts';
import { answerOf, refused } from './sandboxClient.ts';

// Because: the engine names only providers that the product knows.
const noLog = { error: () => undefined };

/** Makes a source of system fields directly on the engine; `documentsUrl` is the base address of the documents. */
export const makeSandboxSystemFields = (engine: LaunchpadApi, documentsUrl: string): SystemFieldsSource => ({
  fetch: ({ country, language }) =>
    pipe(
      engine.systemFields({ country, language, documentsUrl }),
      TE.mapLeft(refused),
      TE.map(answerOf),
      TE.flatMapEither(systemFieldsReply(country, noLog)),
      TE.mapLeft(normalisedFault),
    ),
});
