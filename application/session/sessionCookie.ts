import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { IdentityCall } from '#application/ports/identityCalls.ts';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Ports } from '#application/ports/ports.ts';
import { type Listeners, makeListeners } from '#application/shared/listeners.ts';
import { waitsForStep } from '#domain/identity/identityFault.ts';
import { cookieCompared, markOf, markOfSession, withCookie } from '#domain/session/endings.ts';
import type { CookieMark } from '#domain/session/session.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/** Watches the session cookie for this tab, whose person belongs to one value of it. Its listeners hear that the person has ended. */
export type SessionCookie = Pick<Listeners, 'subscribe'> & {
  /** The mark of the cookie now. */
  readonly read: () => CookieMark;
  /** Stores the cookie of a session that the service has just answered for. */
  readonly keep: (cookie: CookieMark) => void;
  /** Ends the person if the cookie is not theirs. True if it did. */
  readonly compare: () => boolean;
  /** Whether a person has ended since the last time that this was asked. Sign-in is the next screen then. */
  readonly takeEnded: () => boolean;
  /** Makes an act that opens or ends a session: while it is under way, the cookie is not compared. */
  readonly uncompared: Uncompared;
  /** The gateway, whose calls that open or end a session are such acts. */
  readonly identity: IdentityGateway;
};

type Uncompared = <A>(act: Task<A>) => Task<A>;
type WatchPorts = Pick<Ports, 'identity' | 'cookies' | 'session' | 'pageReturns'>;

/** Compares at once, and whenever the page is shown again or gets the focus. */
export const makeSessionCookie = (ports: WatchPorts, { brand, settings }: AppContext): SessionCookie => {
  const { identity, cookies, session, pageReturns } = ports;
  const { tell, subscribe } = makeListeners();
  let underWay = 0;
  let hasEnded = false;
  const read = (): CookieMark => markOf(cookies.read(brand.sessionCookie));
  const compare = (): boolean => {
    const before = session.get();
    const isEnding = underWay === 0 && session.update(cookieCompared(read())) !== before;
    hasEnded ||= isEnding;
    return isEnding;
  };
  const uncompared: Uncompared = (act) => () => {
    underWay += 1;
    return act().finally(() => (underWay -= 1));
  };
  nowAndWhenShown(pageReturns, () => {
    if (!compare()) return;
    // Because: an answer that arrives later would bring the person back.
    void identity.abandon();
    tell();
  });
  return {
    subscribe,
    read,
    keep: (cookie) => {
      hasEnded = false;
      session.update(withCookie(markOfSession(cookie, settings.production)));
    },
    compare,
    takeEnded: () => {
      const ended = hasEnded;
      hasEnded = false;
      return ended;
    },
    uncompared,
    identity: withOpeningCalls(ports, uncompared),
  };
};

const nowAndWhenShown = ({ onReturn, onFocus }: Ports['pageReturns'], listener: () => void): void => {
  listener();
  onReturn(listener);
  onFocus(listener);
};

const withOpeningCalls = ({ identity, session }: WatchPorts, uncompared: Uncompared): IdentityGateway => {
  const opening = <A>(call: IdentityCall<A>): IdentityCall<A> =>
    uncompared(async () => {
      const answer = await call();
      // Because: a sign-in that waits for one step more has no session.
      if (E.isLeft(answer) && waitsForStep(answer.left)) session.update(withCookie('None'));
      return answer;
    });
  return {
    ...identity,
    signIn: (...person) => opening(identity.signIn(...person)),
    signInWithTwoFactor: (...person) => opening(identity.signInWithTwoFactor(...person)),
    confirmSignUp: (...person) => opening(identity.confirmSignUp(...person)),
    replacePassword: (...person) => opening(identity.replacePassword(...person)),
    confirmEmailChange: (...code) => opening(identity.confirmEmailChange(...code)),
    signOut: opening(identity.signOut),
  };
};
