import type { World } from '#domain/navigation/visit.ts';
import type { Ports } from '#application/ports/ports.ts';
import { newSession } from '#domain/session/session.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { readSession, writeSession } from '#infrastructure/session/sessionCodec.ts';
import { admitStored } from '#infrastructure/session/admitStored.ts';
import { openHexagon, type Hexagon } from '#tests/application/stage/hexagon.ts';

/** How far a visit has come when a screen is opened by its address. */
export type VisitState = {
  readonly name: string;
  /** What brings a visit there; null where nothing has been done. */
  readonly signIn: { readonly email: string; readonly password: string } | null;
  /** Whether the page may see the session cookie, which a deployment may keep on a host of its own. */
  readonly cookie: 'InSight' | 'OutOfSight';
};

const password = 'Correct-horse-9';
const state = (name: string, email: string | null, typed = password): VisitState => ({
  name,
  signIn: email === null ? null : { email, password: typed },
  cookie: 'InSight',
});

/** The states a screen may be opened in, each reached by one sign-in. */
export const visitStates: ReadonlyArray<VisitState> = [
  state('signed out', null),
  state('email known', 'personal@sandbox.test', 'Wrong-horse-9'),
  state('code sent', 'unconfirmed@sandbox.test'),
  state('signed in', 'personal@sandbox.test'),
  state('two-factor owed', 'sms2fa@sandbox.test'),
  state('locked', 'locked@sandbox.test'),
];

/** The same, their session cookie where the page cannot see it. */
export const unseenStates: ReadonlyArray<VisitState> = visitStates.map((seen) => ({ ...seen, cookie: 'OutOfSight' }));

const hiding =
  (name: string) =>
  ({ cookies }: Ports): Ports['cookies'] => ({
    ...cookies,
    read: (asked) => (asked === name ? null : cookies.read(asked)),
  });

/** A visit in a state, its page just loaded anew: what the tab's storage and the cookies hold is all that is known. */
export const reopenedIn = async (world: World, { signIn, cookie }: VisitState, query = ''): Promise<Hexagon> => {
  const before = openHexagon({ world });
  await before.useCases.admit({ to: '/', query, scheme: 'https:' })();
  if (signIn !== null) await before.useCases.signIn(signIn)();
  const admit = admitStored(world.settings);
  const stored = readSession(writeSession(before.ports.session.get()), admit) ?? newSession;
  const shelf = { read: () => writeSession(stored), write: () => undefined };
  const reopened: Ports = { ...before.ports, session: makeTabSessionStore(shelf, admit) };
  const cookies = cookie === 'InSight' ? reopened.cookies : hiding(world.brand.sessionCookie)(reopened);
  return openHexagon({ world, replace: () => ({ ...reopened, cookies }) });
};
