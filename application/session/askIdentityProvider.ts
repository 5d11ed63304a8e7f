import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { SocialStatus, Tokens } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import { parseEmail } from '#domain/identity/email.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { inTwoFactor, withEmail } from '#domain/session/changes.ts';
import { withProviderResult } from '#domain/session/confirmations.ts';
import { withTokens } from '#domain/session/grantChanges.ts';
import { idpSessionOf, type SessionHolder } from '#domain/session/idpSession.ts';
import type { IdpSession } from '#domain/session/sessionStates.ts';
import { requiredInSession } from '#domain/two-factor/codeChanges.ts';
import type { ReadTokens } from './fetchTokens.ts';

/** A live session: the email that the service names for its person, and the tokens; null where a second factor is missing. */
type LiveSession = SessionHolder & { readonly tokens: Tokens | null };
type SocialResult = { readonly status: SocialStatus; readonly live: LiveSession | null };

/** Reads the session of the browser, if it is live. Tokens that are refused name nobody, so the profile names the person then. */
const makeReadLiveSession = (
  { identity }: Pick<Ports, 'identity'>,
  readTokens: ReadTokens,
): TE.TaskEither<IdentityFault, LiveSession | null> => {
  const withoutTokens = pipe(
    identity.profile,
    TE.match(
      (): LiveSession => ({ email: null, tokens: null }),
      ({ email }) => ({ email, tokens: null }),
    ),
  );
  const readLive = pipe(
    readTokens(null),
    TE.map((tokens): LiveSession => ({ email: tokens.claims.email, tokens })),
    TE.orElse((fault) => (fault._tag === 'TwoFactorIncomplete' ? TE.fromTask(withoutTokens) : TE.left(fault))),
  );
  return pipe(
    identity.authenticationStatus,
    TE.flatMap((isLive): TE.TaskEither<IdentityFault, LiveSession | null> => (isLive ? readLive : TE.right(null))),
  );
};

/** Reads the result of a sign-in at an identity provider into the session. A fault counts as no sign-in, and one request has one return. */
export const makeAskIdentityProvider = (
  ports: Pick<Ports, 'identity' | 'session' | 'analyticsEvents'>,
  readTokens: ReadTokens,
): T.Task<void> => {
  const { identity, session, analyticsEvents } = ports;
  const readLiveSession = makeReadLiveSession(ports, readTokens);
  const store = (before: IdpSession, { status, live }: SocialResult): void => {
    const email = parseEmail(status.email ?? '');
    const idpSession = idpSessionOf(before, status, live);
    // Because: beside an unproven session the provider's email is another person's.
    if (status.authenticated && idpSession !== 'Unproven' && E.isRight(email)) session.update(withEmail(email.right));
    if (live !== null) session.update(live.tokens === null ? inTwoFactor(requiredInSession) : withTokens(live.tokens));
    session.update(withProviderResult(idpSession));
    if (idpSession === 'Live') analyticsEvents.track({ name: 'Signed In' });
  };
  return async () => {
    const { idpSession: before } = session.get().progress;
    session.update(withProviderResult('Failed'));
    const status = await identity.socialStatus();
    if (E.isLeft(status)) return;
    const live = status.right.authenticated ? await readLiveSession() : E.right(null);
    if (E.isRight(live)) store(before, { status: status.right, live: live.right });
  };
};
