import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import { languageOf } from '#domain/locale/locale.ts';
import type { World } from '#domain/navigation/visit.ts';
import { fieldsKnownAhead, noSystemFields, type SystemFields } from '#domain/system/systemFields.ts';

/** Documents, phone countries and social logins, in the language on the screen. */
export type ReadSystemFields = Task<SystemFields>;

/** A failure is logged and swallowed: the product goes on with what it knows by itself. */
export const makeReadSystemFields =
  (
    { systemFields, session, log }: Pick<Ports, 'systemFields' | 'session' | 'log'>,
    { brand }: World,
  ): ReadSystemFields =>
  () =>
    pipe(
      systemFields.fetch({
        country: noSystemFields.geoLocation,
        brandId: brand.id,
        language: languageOf(session.get().userLocale),
      }),
      TE.getOrElse((error) => {
        log.error('Failed to get document for country', error);
        return T.of(fieldsKnownAhead(brand));
      }),
    )();
