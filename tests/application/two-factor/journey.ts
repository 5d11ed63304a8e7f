import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeUseCases, type UseCases } from '#application/useCases.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { locales } from '#domain/locale/locale.ts';
import type { Mail } from '#infrastructure/sandbox/engine/mail.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeMemoryShelf } from '#infrastructure/sandbox/memoryShelf.ts';
import { admitStored } from '#infrastructure/session/admitStored.ts';
import { writeSession } from '#infrastructure/session/sessionCodec.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { world } from '#tests/arbitraries/visit.ts';
import { openHexagon, type Hexagon } from '#tests/application/stage/hexagon.ts';

export type Screen = RoutePath | 'Away';

/** One person in one tab, from signing in to leaving: what is done on a screen, and the screen it leads to. */
export type Journey = {
  readonly screen: () => Screen;
  readonly session: () => ReturnType<UseCases['session']['get']>;
  readonly visit: (to: RoutePath) => Promise<void>;
  /** Does something on a screen; answers the fault it came to, if any. */
  readonly does: <Fault>(deed: (useCases: UseCases) => TaskEither<Fault, Destination>) => Promise<Fault | null>;
  readonly resend: () => Promise<void>;
  readonly reload: () => Promise<void>;
  /** To the screen before, if there is one. */
  readonly back: () => Promise<void>;
  readonly advance: (ms: number) => void;
  /** Newest first. */
  readonly mail: () => ReadonlyArray<Mail>;
};

const reopened = (hexagon: Hexagon, before: UseCases): UseCases => {
  const shelf = makeMemoryShelf();
  shelf.write('account.session', writeSession(before.session.get()));
  const session = makeTabSessionStore(shelf, admitStored(world.settings));
  return makeUseCases({ ...hexagon.ports, session }, world, { query: '', present: locales });
};

/** Signs a seed account in, from a partner of ours. */
export const begin = async (email: string): Promise<Journey> => {
  const hexagon = openHexagon();
  let { useCases } = hexagon;
  let trail: ReadonlyArray<Screen> = [];
  const arrive = async (destination: Destination): Promise<void> => {
    const admitted =
      destination._tag === 'Route'
        ? await useCases.admit({ to: destination.to, query: '', scheme: 'https:' })()
        : destination;
    const at = admitted ?? destination;
    const screen = at._tag === 'Route' ? at.to : 'Away';
    if (trail.at(-1) !== screen) trail = [...trail, screen];
  };
  const does: Journey['does'] = async (deed) => {
    const outcome = await deed(useCases)();
    if (E.isLeft(outcome)) return outcome.left;
    await arrive(outcome.right);
    return null;
  };
  await useCases.admit({
    to: '/',
    query: '?redirect_uri=https://partner.brand.test/back&state=s1',
    scheme: 'https:',
  })();
  await does((cases) => cases.signIn({ email, password: seedPassword }));
  const visit = (to: RoutePath): Promise<void> => arrive({ _tag: 'Route', to });
  const screen = (): Screen => trail.at(-1) ?? '/signin';
  return {
    screen,
    session: () => useCases.session.get(),
    visit,
    does,
    resend: async () => {
      const outcome = await useCases.resendTwoFactorCode()();
      const at = screen();
      // Because: the page has the guards look again when a code could not be sent.
      if (E.isLeft(outcome) && at !== 'Away') await visit(at);
    },
    reload: async () => {
      useCases = reopened(hexagon, useCases);
      const at = screen();
      if (at !== 'Away') await visit(at);
    },
    back: async () => {
      const before = trail.at(-2);
      if (before === undefined || before === 'Away') return;
      trail = trail.slice(0, -2);
      await visit(before);
    },
    advance: hexagon.advance,
    mail: () => hexagon.engine.inbox(null),
  };
};
