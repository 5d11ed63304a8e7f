import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Log } from '#application/ports/ports.ts';
import type { SystemFieldsSource } from '#application/ports/sources.ts';
import { normalisedFault } from '#infrastructure/http/httpFault.ts';
import { systemFieldsReply } from '#infrastructure/launchpad/launchpadSystemFields.ts';
import type { LaunchpadApi } from '#infrastructure/sandbox/engine/engineApi.ts';
import { answerOf, refused } from './sandboxClient.ts';

/** Makes a source of system fields directly on the engine; `documentsUrl` is the base address of the documents. */
export const makeSandboxSystemFields = (
  engine: LaunchpadApi,
  log: Pick<Log, 'error'>,
  documentsUrl: string,
): SystemFieldsSource => ({
  fetch: ({ country, language }) =>
    pipe(
      engine.systemFields({ country, language, documentsUrl }),
      TE.mapLeft(refused),
      TE.map(answerOf),
      TE.flatMapEither(systemFieldsReply(country, log)),
      TE.mapLeft(normalisedFault),
    ),
});
