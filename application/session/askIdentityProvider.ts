import { pipe } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { SocialStatus, Tokens } from '#application/ports/sessionTalk.ts';
import { audienceOf } from '#domain/analytics/audience.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { parseEmail } from '#domain/identity/parseEmail.ts';
import { withEmail, withIdpSession, withTokens } from '#domain/session/changes.ts';
import { idpSessionOf } from '#domain/session/idpSession.ts';

/** Finds out what a sign-in with an identity provider came to. What it came to stands in the session. */
export type AskIdentityProvider = T.Task<void>;

type Findings = { readonly status: SocialStatus; readonly tokens: Tokens | null };

/** Asks for the provider's word and, if it gave one, for the session that came with it. No answer counts as no sign-in. */
export const makeAskIdentityProvider = ({
  identity,
  session,
  happenings,
}: Pick<Ports, 'identity' | 'session' | 'happenings'>): AskIdentityProvider => {
  const liveTokens: TE.TaskEither<IdentityFault, Tokens | null> = pipe(
    identity.authenticationStatus,
    TE.flatMap((live): TE.TaskEither<IdentityFault, Tokens | null> => (live ? identity.tokens(null) : TE.right(null))),
  );
  const keep = ({ status, tokens }: Findings): void => {
    const email = parseEmail(status.email ?? '');
    const idpSession = idpSessionOf(status, tokens?.claims ?? null);
    if (status.authenticated && E.isRight(email)) session.update(withEmail(email.right));
    if (tokens !== null && idpSession === 'Live') {
      session.update(withTokens(tokens));
      happenings.tell({ name: 'Signed In', accountType: audienceOf(tokens.claims.accountType) });
    }
    session.update(withIdpSession(idpSession));
  };
  const ask = pipe(
    identity.socialStatus,
    TE.flatMap((status) =>
      pipe(
        status.authenticated ? liveTokens : TE.right(null),
        TE.map((tokens): Findings => ({ status, tokens })),
      ),
    ),
    TE.match(() => undefined, keep),
  );
  return () => {
    session.update(withIdpSession('Attempted'));
    return ask();
  };
};
