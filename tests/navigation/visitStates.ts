import { openHexagon, type Hexagon } from '#tests/application/stage/hexagon.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { readSession, writeSession } from '#infrastructure/session/sessionCodec.ts';
import { admitStored } from '#infrastructure/session/admitStored.ts';
import { newSession } from '#domain/session/session.ts';

/** How far a visit has come when a screen is opened by its address. */
export type VisitState = {
  readonly name: string;
  /** What brings a visit there; null where nothing has been done. */
  readonly signIn: { readonly email: string; readonly password: string } | null;
};

const password = 'Correct-horse-9';

/** The states a screen may be opened in, each reached by one sign-in. */
export const visitStates: ReadonlyArray<VisitState> = [
  { name: 'signed out', signIn: null },
  { name: 'email known', signIn: { email: 'personal@sandbox.test', password: 'Wrong-horse-9' } },
  { name: 'code sent', signIn: { email: 'unconfirmed@sandbox.test', password } },
  { name: 'signed in', signIn: { email: 'personal@sandbox.test', password } },
  { name: 'two-factor owed', signIn: { email: 'sms2fa@sandbox.test', password } },
  { name: 'locked', signIn: { email: 'locked@sandbox.test', password } },
];

/** A visit in a state, its page just loaded anew: what the tab's storage and the cookies hold is all that is known. */
export const reopenedIn = async ({ signIn }: VisitState): Promise<Hexagon> => {
  const before = openHexagon();
  await before.useCases.admit({ to: '/', query: '', scheme: 'https:' })();
  if (signIn !== null) await before.useCases.signIn(signIn)();
  const admit = admitStored(before.useCases.world.settings);
  const stored = readSession(writeSession(before.ports.session.get()), admit) ?? newSession;
  const shelf = { read: () => writeSession(stored), write: () => undefined };
  return openHexagon({ replace: () => ({ ...before.ports, session: makeTabSessionStore(shelf, admit) }) });
};
