import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { UseCases } from '#application/useCases.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { SentCode } from '#infrastructure/sandbox/engine/state.ts';
import { seedAccounts, seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { openTab } from '#tests/application/code/tab.ts';
import { goTo } from '#tests/application/support/visits.ts';

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

/** Signs a seed account in for a partner. */
export const startJourney = async (email: string): Promise<Journey> => {
  const tab = await openTab(
    undefined,
    seedAccounts.filter((seed) => seed.email === email),
  );
  const { app, cases } = tab;
  let trail: ReadonlyArray<Screen> = [];
  const arrive = async (destination: Destination): Promise<void> => {
    const admitted = destination._tag === 'Route' ? await goTo({ useCases: cases() }, destination.to) : destination;
    const at = admitted ?? destination;
    const screen = at._tag === 'Route' ? at.to : 'ClientRedirect';
    if (screen === 'ClientRedirect') app.goAway();
    if (trail.at(-1) !== screen) trail = [...trail, screen];
  };
  const does: Journey['perform'] = async (deed) => {
    const outcome = await deed(cases())();
    if (E.isLeft(outcome)) return outcome.left;
    await arrive(outcome.right);
    return null;
  };
  await does(({ signIn }) => signIn.submit({ email, password: seedPassword }));
  const visit = (to: RoutePath): Promise<void> => arrive({ _tag: 'Route', to });
  const screen = (): Screen => trail.at(-1) ?? '/signin';
  return {
    screen,
    session: tab.session,
    visit,
    perform: does,
    resend: async () => {
      const outcome = await cases().twoFactor.resendCode()();
      if (E.isRight(outcome) && typeof outcome.right === 'object') await arrive(outcome.right);
    },
    reload: async () => {
      tab.reload();
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
    sentCodes: () => app.engine.inbox(null).filter(({ code }) => code !== ''),
  };
};
