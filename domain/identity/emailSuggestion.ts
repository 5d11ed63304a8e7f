import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Email } from './credentials.ts';
import { parseEmail } from './parseEmail.ts';
import { suggestEmail } from './suggestEmail.ts';

/** The address a person may have meant by what stands in a field; null where nothing in it looks like a slip. */
export const emailSuggestion = (typed: string): Email | null =>
  pipe(
    parseEmail(typed),
    E.match(() => null, suggestEmail),
  );
