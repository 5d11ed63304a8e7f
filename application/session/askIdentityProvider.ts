import { pipe } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { SocialStatus, Tokens } from '#application/ports/sessionGateway.ts';
import { audienceOf } from '#domain/analytics/audience.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { parseEmail } from '#domain/identity/parseEmail.ts';
import { withEmail, withIdpSession, withTokens } from '#domain/session/changes.ts';
import { idpSessionOf } from '#domain/session/idpSession.ts';

type SocialResult = { readonly status: SocialStatus; readonly tokens: Tokens | null };

/** Reads the result of a sign-in at an identity provider into the session. A fault counts as no sign-in. */
export const makeAskIdentityProvider = ({
  identity,
  session,
  analyticsEvents,
}: Pick<Ports, 'identity' | 'session' | 'analyticsEvents'>): T.Task<void> => {
  const liveTokens: TE.TaskEither<IdentityFault, Tokens | null> = pipe(
    identity.authenticationStatus,
    TE.flatMap((live): TE.TaskEither<IdentityFault, Tokens | null> => (live ? identity.tokens(null) : TE.right(null))),
  );
  const store = ({ status, tokens }: SocialResult): void => {
    const email = parseEmail(status.email ?? '');
    const idpSession = idpSessionOf(status, tokens?.claims ?? null);
    // Because: beside an unproven session the provider's email is another person's.
    if (status.authenticated && idpSession !== 'Unproven' && E.isRight(email)) session.update(withEmail(email.right));
    if (tokens !== null) session.update(withTokens(tokens));
    if (tokens !== null && idpSession === 'Live') {
      analyticsEvents.track({ name: 'Signed In', accountType: audienceOf(tokens.claims.accountType) });
    }
    session.update(withIdpSession(idpSession));
  };
  const ask = pipe(
    identity.socialStatus,
    TE.bindTo('status'),
    TE.bind('tokens', ({ status }) => (status.authenticated ? liveTokens : TE.right(null))),
    TE.match(() => undefined, store),
  );
  return () => {
    session.update(withIdpSession('Attempted'));
    return ask();
  };
};
