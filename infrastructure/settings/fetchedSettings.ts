import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '#application/ports/ports.ts';
import type { SettingsSource } from '#application/ports/sources.ts';
import { withTimeout } from '#application/shared/withTimeout.ts';
import { normalisedFault, type HttpFault } from '#infrastructure/http/httpFault.ts';
import { decode } from '#infrastructure/http/readReply.ts';
import type { Http } from '#infrastructure/http/httpClient.ts';
import { settingsFileCodec } from './settingsFile.ts';

/** How long the configuration may take, in milliseconds. */
export const settingsTimeout = 10_000;

/** Fetches /env/config.json of the page's origin, and gives up after the timeout. */
export const makeFetchedSettings = (http: Http, clock: Clock): SettingsSource => {
  const onTimeout = async (): Promise<E.Either<HttpFault, never>> => {
    await http.abandon();
    return E.left({ _tag: 'Unreachable', reason: 'No answer', stack: null });
  };
  let isRepeated = false;
  return {
    fetch: () => {
      // Because: the browser holds back a second request for an address that the preload of the page still waits for.
      const query = { again: isRepeated ? '1' : null };
      isRepeated = true;
      return pipe(
        withTimeout(http.get('env/config.json', { query }), { clock, ms: settingsTimeout, onTimeout }),
        TE.flatMapEither(decode(settingsFileCodec)),
        TE.mapLeft(normalisedFault),
      )();
    },
  };
};
