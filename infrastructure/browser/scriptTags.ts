import * as TE from 'fp-ts/TaskEither';
import type { ScriptLoader } from '#application/ports/scriptLoader.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';

type Page = Pick<Document, 'createElement' | 'head'>;

/** Loads scripts as elements of the page's head. */
export const makeScriptTags = (page: Page): ScriptLoader => ({
  load: (address) =>
    TE.tryCatch(
      () =>
        new Promise<void>((resolve, reject) => {
          const script = page.createElement('script');
          script.async = true;
          script.src = address;
          script.addEventListener('load', () => resolve());
          script.addEventListener('error', () => reject(new Error('The script could not be loaded')));
          page.head.append(script);
        }),
      normaliseError,
    ),
});
