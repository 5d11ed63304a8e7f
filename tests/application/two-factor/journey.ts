import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeUseCases, type UseCases } from '#application/useCases.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { SentCode } from '#infrastructure/sandbox/engine/state.ts';
import { seedAccounts, seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeMemoryStorage } from '#infrastructure/sandbox/memoryStorage.ts';
import { restoreRedirect } from '#infrastructure/session/restoreRedirect.ts';
import { writeSession } from '#infrastructure/session/sessionCodec.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';

export type Screen = RoutePath | 'ClientRedirect';

/** One person in one tab, from sign-in to redirect: actions, and the screens they lead to. */
export type Journey = {
  readonly screen: () => Screen;
  readonly session: () => ReturnType<UseCases['session']['get']>;
  readonly visit: (to: RoutePath) => Promise<void>;
  /** Runs an action on a screen; returns its fault, if any. */
  readonly perform: <Fault>(deed: (useCases: UseCases) => TaskEither<Fault, Destination>) => Promise<Fault | null>;
  readonly resend: () => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Goes to the screen before, if there is one. */
  readonly back: () => Promise<void>;
  readonly advance: (ms: number) => void;
  /** The newest first. */
  readonly sentCodes: () => ReadonlyArray<SentCode>;
};

const reloadedUseCases = (app: TestApp, before: UseCases): UseCases => {
  const storage = makeMemoryStorage();
  storage.write('account.session', writeSession(before.session.get()));
  const session = makeTabSessionStore(storage, restoreRedirect(context.settings, app.ports.log));
  return makeUseCases({ ...app.ports, session }, context, { path: null, query: '', scheme: 'https:' });
};

/** Signs a seed account in for a partner. */
export const startJourney = async (email: string): Promise<Journey> => {
  const app = makeTestApp({ seeds: seedAccounts.filter((seed) => seed.email === email) });
  let { useCases } = app;
  let trail: ReadonlyArray<Screen> = [];
  const arrive = async (destination: Destination): Promise<void> => {
    const admitted =
      destination._tag === 'Route'
        ? await useCases.runGuards({ to: destination.to, query: '', scheme: 'https:' })()
        : destination;
    const at = admitted ?? destination;
    const screen = at._tag === 'Route' ? at.to : 'ClientRedirect';
    if (screen === 'ClientRedirect') app.goAway();
    if (trail.at(-1) !== screen) trail = [...trail, screen];
  };
  const does: Journey['perform'] = async (deed) => {
    const outcome = await deed(useCases)();
    if (E.isLeft(outcome)) return outcome.left;
    await arrive(outcome.right);
    return null;
  };
  const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
  await useCases.runGuards({ to: '/', query, scheme: 'https:' })();
  await does((cases) => cases.signIn.submit({ email, password: seedPassword }));
  const visit = (to: RoutePath): Promise<void> => arrive({ _tag: 'Route', to });
  const screen = (): Screen => trail.at(-1) ?? '/signin';
  return {
    screen,
    session: () => useCases.session.get(),
    visit,
    perform: does,
    resend: async () => {
      const outcome = await useCases.twoFactor.resendCode()();
      const at = screen();
      // Because: the page runs the guards again if a code could not be sent.
      if (E.isLeft(outcome) && at !== 'ClientRedirect') await visit(at);
    },
    reload: async () => {
      useCases = reloadedUseCases(app, useCases);
      const at = screen();
      if (at !== 'ClientRedirect') await visit(at);
    },
    back: async () => {
      const before = trail.at(-2);
      if (before === undefined || before === 'ClientRedirect') return;
      trail = trail.slice(0, -2);
      await visit(before);
    },
    advance: app.advance,
    sentCodes: () => app.engine.inbox(null),
  };
};
