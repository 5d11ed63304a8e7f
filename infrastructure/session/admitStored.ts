import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { AllowList } from '#domain/redirect/allowedOrigins.ts';
import { readmit } from '#domain/redirect/admitRedirect.ts';
import type { Admit } from './sessionCodec.ts';

/** Admits what the tab's storage held as the domain admits it on leaving; an address it refuses is none. */
export const admitStored =
  (settings: AllowList): Admit =>
  (stored) =>
    pipe(
      readmit(stored, settings),
      E.match(
        () => null,
        (redirect) => redirect,
      ),
    );
