import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { SignOut } from '#application/session/signOut.ts';
import type { EffectName, World } from '#domain/navigation/visit.ts';
import { withIdpSession, withTokens } from '#domain/session/changes.ts';
import { sessionCookieRemoval } from '#domain/brand/sessionCookie.ts';

/** Carries out what the guards asked for. Never fails: what it came to stands in the session and the cookies. */
export type CarryOut = (effect: EffectName) => T.Task<void>;

/** How long a visitor is kept at the door by a service that does not answer, in milliseconds. */
const patience = 8000;

type Needs = Pick<Ports, 'identity' | 'session' | 'cookies' | 'clock' | 'log'>;

const makeFetchTokens = ({ identity, session }: Needs, forgetCookie: () => void): T.Task<void> =>
  pipe(
    identity.tokens(null),
    TE.match(forgetCookie, (tokens) => {
      session.update(withTokens(tokens));
    }),
  );

const makeCheckAuthentication = ({ identity, session }: Needs): T.Task<void> =>
  pipe(
    identity.authenticationStatus,
    TE.match(
      () => undefined,
      (authenticated) => {
        if (authenticated) session.update(withIdpSession('Live'));
      },
    ),
  );

/** The effects of the guards, each done at most once a walk. */
export const makeCarryOut = (ports: Needs, { brand, settings }: World, signOut: SignOut): CarryOut => {
  const { identity, cookies, clock, log } = ports;
  const forgetCookie = (): void => cookies.remove(brand.sessionCookie, sessionCookieRemoval(settings));
  const soon =
    (task: T.Task<void>): T.Task<void> =>
    async () => {
      const late = await Promise.race([
        task().then(() => false),
        clock
          .wait(patience)()
          .then(() => true),
      ]);
      if (!late) return;
      log.error('No answer from the identity service: going on without');
      await identity.abandon();
      forgetCookie();
    };
  return (effect) => {
    switch (effect) {
      case 'FetchTokens':
        return soon(makeFetchTokens(ports, forgetCookie));
      case 'LogOut':
        return soon(signOut);
      case 'CheckAuthentication':
        return soon(makeCheckAuthentication(ports));
    }
  };
};
