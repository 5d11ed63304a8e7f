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
/** One person in one tab, from sign-in for a partner to redirect: what they do, and the screen that it leads to. */
export const startJourney = async (name: string) => {
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
  const visit = (to: RoutePath): Promise<void> => arrive({ _tag: 'Route', to });
  const factor = (): UseCases['twoFactor'] => cases().twoFactor;
  const signIn = (): Promise<void> => perform(cases().signIn.submit({ email, password: seedPassword }));
  await signIn();
  return {
    tab,
    screen,
    /** The newest first. */
    sentCodes: (): ReadonlyArray<SentCode> => app.engine.inbox(null).filter(({ code }) => code !== ''),
    visit,
    signIn,
    give: (number: string) => perform(factor().enterNumber({ country: 'GB', number, offered: ['GB'] })),
    choose: (place: number) =>
      perform(factor().chooseNumber(tab.session().twoFactor.linkedNumbers[place]?.profileId ?? '')),
    send: (channel: string) => perform(factor().sendCode(channel)),
    resend: () => perform(factor().resendCode()),
    enter: (code: string) => perform(factor().verify({ code, password: seedPassword, rememberBrowser: false })),
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

export type Journey = Awaited<ReturnType<typeof startJourney>>;
