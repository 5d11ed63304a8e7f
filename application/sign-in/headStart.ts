import * as E from 'fp-ts/Either';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { TalkContext } from '#application/ports/talkContext.ts';
import type { Credentials, TypedCredentials } from '#domain/identity/credentials.ts';
import { parseCredentials } from '#domain/identity/parseCredentials.ts';

type Talk = IdentityGateway['signIn'];
type Begun = { readonly credentials: Credentials; readonly answer: ReturnType<ReturnType<Talk>> };

export type HeadStart = {
  /** Begins the talk of a sign-in that a view, once it stands, will ask for. What is not fit to be sent is left to that view. */
  readonly begin: (typed: TypedCredentials) => void;
  /** The talk itself: takes over what was begun with the same credentials, once, and gives up what was begun with others. */
  readonly signIn: Talk;
};

/** Sends a form that was filled in and pressed before there was a view to hear it. Nothing but the call is ahead of its time. */
export const makeHeadStart = (identity: IdentityGateway, talkContext: () => TalkContext): HeadStart => {
  let begun: Begun | null = null;
  return {
    begin: (typed) => {
      const credentials = parseCredentials(typed);
      if (E.isLeft(credentials) || begun !== null) return;
      begun = { credentials: credentials.right, answer: identity.signIn(credentials.right, talkContext())() };
    },
    signIn: (credentials, context) => async () => {
      const ahead = begun;
      begun = null;
      if (ahead === null) return identity.signIn(credentials, context)();
      const { email, password } = ahead.credentials;
      if (email === credentials.email && password === credentials.password) return ahead.answer;
      await identity.abandon();
      return identity.signIn(credentials, context)();
    },
  };
};
