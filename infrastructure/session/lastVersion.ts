import * as t from 'io-ts';
import type { Log } from '#application/ports/ports.ts';
import { platforms } from '#domain/platform/platform.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { decodeJson, nullable } from '#infrastructure/http/codecs.ts';
import { restoreEntry, type RestoreRedirect } from './restoreRedirect.ts';
import { codePurpose, email, oneOf } from './sessionFields.ts';

// Because: a deployment must not take the partner from somebody who waits for a code. Version 3 had no groups.
const LastVersion = t.type({
  version: t.literal(3),
  session: t.exact(
    t.type({
      redirect: nullable(t.string),
      hasRequestedRedirect: t.boolean,
      platform: nullable(oneOf(...platforms)),
      continueAsPlatform: nullable(oneOf(...platforms)),
      referenceSource: nullable(oneOf('personal', 'business', 'XECD', 'XERA', 'XECI', 'DEVPORTAL')),
      helpcentre: nullable(t.string),
      uiLocales: nullable(t.string),
      oAuth: t.type({
        state: nullable(t.string),
        codeChallenge: nullable(t.string),
        codeChallengeMethod: nullable(t.string),
      }),
      promptsLogin: t.boolean,
      email: nullable(email),
      profileId: nullable(t.string),
      codeFor: nullable(codePurpose),
      idpSession: t.string,
      twoFactor: t.type({ required: t.boolean }),
    }),
  ),
});

/** What a session of version 3 keeps: its entry, and the email of somebody who is not signed in. Null for any other text. */
export const readLastVersion = (
  text: string,
  restoreRedirect: RestoreRedirect,
  log: Pick<Log, 'error'>,
): Session | null => {
  const stored = decodeJson(LastVersion, text);
  if (stored === null) return null;
  const { oAuth, promptsLogin, email: known, profileId, codeFor, idpSession, twoFactor, ...visit } = stored.session;
  // Because: nobody has counted its sign-outs, so nothing of a person whose sign-in was right may stay.
  const hasPerson =
    profileId !== null ||
    twoFactor.required ||
    idpSession !== 'None' ||
    codeFor === 'EmailChange' ||
    codeFor === 'PasswordChange';
  const entry = restoreEntry({ visit, oAuth: { ...oAuth, promptsLogin } }, restoreRedirect, log);
  return { ...newSession, ...entry, typed: { ...newSession.typed, email: hasPerson ? null : known } };
};
