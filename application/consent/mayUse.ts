import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Ports } from '#application/ports/ports.ts';
import type { Consent } from '#domain/consent/consent.ts';
import { hasConsent } from '#domain/consent/consentByCategory.ts';

/** Whether a category may be used, asked by its name. */
export type MayUse = (category: string) => boolean;

/** The one place consent is asked in; a name that is no category is said in the log, and counts as a no. */
export const makeMayUse =
  ({ log }: Pick<Ports, 'log'>) =>
  (consent: Consent): MayUse =>
  (category) =>
    pipe(
      hasConsent(category)(consent),
      E.match(
        ({ message }) => {
          log.error(message);
          return false;
        },
        (granted) => granted,
      ),
    );
