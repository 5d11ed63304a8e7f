import * as E from 'fp-ts/Either';
import type { Credentials, TypedCredentials } from './credentials.ts';
import { parseCredentials, type CredentialsFault } from './parseCredentials.ts';

/** The documents to accept could not be read; with the faults of the other fields. */
export type DocumentsUnread = { readonly _tag: 'DocumentsUnread'; readonly fields: CredentialsFault['fields'] };

type Terms<Version> = { readonly termsVersion: Version };

/** The credentials of a new account with the version of the terms it accepts, or every fault; a null version means unread terms. */
export const parseNewAccount = ({
  termsVersion,
  ...typed
}: TypedCredentials & Terms<string | null>): E.Either<
  CredentialsFault | DocumentsUnread,
  Credentials & Terms<string>
> => {
  const credentials = parseCredentials(typed);
  if (termsVersion === null)
    return E.left({ _tag: 'DocumentsUnread', fields: E.isLeft(credentials) ? credentials.left.fields : [] });
  return E.isLeft(credentials) ? credentials : E.right({ ...credentials.right, termsVersion });
};
