import { pipe } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { SocialStatus, Tokens } from '#application/ports/sessionGateway.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { parseEmail } from '#domain/identity/parseEmail.ts';
import { inTwoFactor, withEmail, withIdpSession } from '#domain/session/changes.ts';
import { withTokens } from '#domain/session/grantChanges.ts';
import { idpSessionOf, type SessionHolder } from '#domain/session/idpSession.ts';
import { twoFactorRequired } from '#domain/two-factor/codeChanges.ts';

/** The tokens of a live session; the reason without them where the session requires a second factor; null without a session. */
type LiveTokens = Tokens | 'SecondFactorRequired' | null;
type SocialResult = { readonly status: SocialStatus; readonly tokens: LiveTokens };

// Because: tokens that are refused name nobody.
const holderOf = (tokens: LiveTokens): SessionHolder | null =>
  tokens === 'SecondFactorRequired' ? { email: null } : (tokens?.claims ?? null);

/** Reads the result of a sign-in at an identity provider into the session. A fault counts as no sign-in. */
export const makeAskIdentityProvider = ({
  identity,
  session,
  analyticsEvents,
}: Pick<Ports, 'identity' | 'session' | 'analyticsEvents'>): T.Task<void> => {
  const fetchLive: TE.TaskEither<IdentityFault, LiveTokens> = pipe(
    identity.tokens(null),
    TE.orElse((fault): TE.TaskEither<IdentityFault, LiveTokens> =>
      fault._tag === 'TwoFactorIncomplete' ? TE.right('SecondFactorRequired') : TE.left(fault),
    ),
  );
  const liveTokens: TE.TaskEither<IdentityFault, LiveTokens> = pipe(
    identity.authenticationStatus,
    TE.flatMap((live) => (live ? fetchLive : TE.right(null))),
  );
  const store = ({ status, tokens }: SocialResult): void => {
    const email = parseEmail(status.email ?? '');
    const idpSession = idpSessionOf(status, holderOf(tokens));
    // Because: beside an unproven session the provider's email is another person's.
    if (status.authenticated && idpSession !== 'Unproven' && E.isRight(email)) session.update(withEmail(email.right));
    if (tokens === 'SecondFactorRequired') session.update(inTwoFactor(twoFactorRequired));
    else if (tokens !== null) session.update(withTokens(tokens));
    if (tokens !== null && tokens !== 'SecondFactorRequired' && idpSession === 'Live') {
      analyticsEvents.track({ name: 'Signed In' });
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
