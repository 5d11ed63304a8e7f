import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Ports } from '#application/ports/ports.ts';
import type { Consent } from '#domain/consent/consent.ts';
import { hasConsent } from '#domain/consent/consentByCategory.ts';

/** Tells whether the consent covers a category. */
export type IsConsented = (category: string) => boolean;

/** The only check of consent. An unknown category is logged, and is not consented. */
export const makeIsConsented =
  ({ log }: Pick<Ports, 'log'>) =>
  (consent: Consent): IsConsented =>
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
