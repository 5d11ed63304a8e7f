import { pipe } from 'fp-ts/function';
import type * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { AskIdentityProvider } from '#application/session/askIdentityProvider.ts';
import type { SignOut } from '#application/session/signOut.ts';
import type { Entrance } from '#application/two-factor/enterTwoFactor.ts';
import { sessionCookieRemoval } from '#domain/brand/sessionCookie.ts';
import type { EffectName, World } from '#domain/navigation/visit.ts';
import { withEntryFault, withIdpSession, withSignedInAs, withTokens } from '#domain/session/changes.ts';
import { makeSoon } from './soon.ts';

/** Carries out what the guards asked for. Never fails: what it came to stands in the session and the cookies. */
export type CarryOut = (effect: EffectName) => T.Task<void>;

type Steps = Pick<Entrance, 'enterAgain' | 'enterNumberChange'> & {
  readonly signOut: SignOut;
  readonly askIdentityProvider: AskIdentityProvider;
};

const nothing = (): void => undefined;

/** The effects of the guards, each done at most once a walk. */
export const makeCarryOut = (
  ports: Pick<Ports, 'identity' | 'session' | 'cookies' | 'clock' | 'log'>,
  { brand, settings }: World,
  { signOut, askIdentityProvider, enterAgain, enterNumberChange }: Steps,
): CarryOut => {
  const { identity, session, cookies } = ports;
  const soon = makeSoon(ports);
  const forgetCookie = (): void => cookies.remove(brand.sessionCookie, sessionCookieRemoval(settings));
  const sayLate = (): void => void session.update(withEntryFault({ _tag: 'Unreachable' }));
  const fetchTokens = pipe(
    identity.tokens(null),
    TE.match(forgetCookie, (tokens) => void session.update(withTokens(tokens))),
  );
  const checkAuthentication = pipe(
    identity.authenticationStatus,
    TE.match(nothing, (authenticated) => void (authenticated && session.update(withIdpSession('Live')))),
  );
  const readUserInfo = pipe(
    identity.userInfo,
    TE.match(nothing, ({ email }) => void session.update(withSignedInAs(email))),
  );
  const effects: { readonly [Effect in EffectName]: T.Task<void> } = {
    FetchTokens: soon(fetchTokens, forgetCookie),
    LogOut: soon(signOut, forgetCookie),
    CheckAuthentication: soon(checkAuthentication, nothing),
    ReadUserInfo: soon(readUserInfo, nothing),
    AskIdentityProvider: soon(askIdentityProvider, nothing),
    EnterTwoFactor: soon(enterAgain, sayLate),
    EnterNumberChange: soon(enterNumberChange, sayLate),
  };
  return (effect) => effects[effect];
};
