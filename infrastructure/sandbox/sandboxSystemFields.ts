import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SystemFieldsSource } from '#application/ports/systemFieldsSource.ts';
import { decode } from '#infrastructure/http/decode.ts';
import { normalisedFault } from '#infrastructure/http/normalisedFault.ts';
import { systemFieldsReply } from '#infrastructure/launchpad/systemFieldsReply.ts';
import type { LaunchpadTalks } from './engine/engineFace.ts';
import { refused } from './sandboxLine.ts';

/** System fields straight from the engine; its documents stand under the address given. */
export const makeSandboxSystemFields = (engine: LaunchpadTalks, documentsUrl: string): SystemFieldsSource => ({
  fetch: ({ country, language }) =>
    pipe(
      engine.systemFields({ country, language, documentsUrl }),
      TE.mapLeft(refused),
      TE.flatMapEither(decode(systemFieldsReply(country))),
      TE.mapLeft(normalisedFault),
    ),
});
