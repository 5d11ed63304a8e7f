import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { UseCases } from '#application/useCases.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import type { SentCode } from '#infrastructure/sandbox/engine/state.ts';
import { seedAccounts, seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';
import { goTo } from '#tests/application/support/visits.ts';

export type Screen = RoutePath | 'ClientRedirect';
type Acts = Record<'visit', (to: RoutePath) => Promise<void>> &
  Record<'give' | 'send' | 'enter', (typed: string) => Promise<void>> &
  Record<'choose', (place: number) => Promise<void>> &
  Record<'resend' | 'finish' | 'continue' | 'signIn' | 'reload' | 'back', () => Promise<void>>;

/** One person in one tab, from sign-in to redirect: what they do, and the screen that it leads to. */
export type Journey = Acts & {
  readonly tab: Tab;
  readonly screen: () => Screen;
  /** The newest first. */
  readonly sentCodes: () => ReadonlyArray<SentCode>;
};

/** Signs a seed account in for a partner. */
export const startJourney = async (name: string): Promise<Journey> => {
  const email = `${name}@sandbox.test`;
  const tab = await openTab(
    undefined,
    seedAccounts.filter((seed) => seed.email === email),
  );
  const { app, cases } = tab;
  let trail: ReadonlyArray<Screen> = [];
  const screen = (): Screen => trail.at(-1) ?? '/signin';
  const arrive = async (destination: Destination): Promise<void> => {
    const admitted = destination._tag === 'Route' ? await goTo({ useCases: cases() }, destination.to) : destination;
    const at = admitted ?? destination;
    if (at._tag !== 'Route') app.goAway();
    const next = at._tag === 'Route' ? at.to : 'ClientRedirect';
    if (next !== screen()) trail = [...trail, next];
  };
  const perform = async (deed: TaskEither<unknown, Destination | string>): Promise<void> => {
    const outcome = await deed();
    if (E.isRight(outcome) && typeof outcome.right === 'object') await arrive(outcome.right);
  };
  const visit: Journey['visit'] = (to) => arrive({ _tag: 'Route', to });
  const factor = (): UseCases['twoFactor'] => cases().twoFactor;
  const signIn = (): Promise<void> => perform(cases().signIn.submit({ email, password: seedPassword }));
  await signIn();
  return {
    tab,
    screen,
    sentCodes: () => app.engine.inbox(null).filter(({ code }) => code !== ''),
    visit,
    signIn,
    give: (number) => perform(factor().enterNumber({ country: 'GB', number, offered: ['GB'] })),
    choose: (place) => perform(factor().chooseNumber(tab.session().twoFactor.linkedNumbers[place]?.profileId ?? '')),
    send: (channel) => perform(factor().sendCode(channel)),
    resend: () => perform(factor().resendCode()),
    enter: (code) => perform(factor().verify({ code, password: seedPassword, rememberBrowser: false })),
    finish: () => perform(factor().finish()),
    continue: () => perform(cases().visit.continue()),
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
  };
};
