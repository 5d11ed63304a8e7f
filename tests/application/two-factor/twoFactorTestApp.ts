import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { TwoFactorReply } from '#application/ports/identityCalls.ts';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { TypedVerification } from '#application/two-factor/verifyTwoFactorCode.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { standingChanged } from '#domain/two-factor/twoFactorChanges.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { seedAccounts } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { fromPartner, goTo, signIn } from '#tests/application/support/visits.ts';

type Overrides = (identity: IdentityGateway) => Partial<IdentityGateway>;

/** A service whose answers about sent codes are replaced. */
export const replying =
  (words: () => Partial<TwoFactorReply>): Overrides =>
  ({ requestTwoFactor }) => ({
    requestTwoFactor: (...call) =>
      TE.map((reply: TwoFactorReply) => ({ ...reply, ...words() }))(requestTwoFactor(...call)),
  });

const screenOf = (to: Destination): string => (to._tag === 'Route' ? to.to : to._tag);

/** Where an action leads to, or the tag of its fault. */
export const answerOf = (outcome: E.Either<{ readonly _tag: string }, Destination | string>): string => {
  if (E.isLeft(outcome)) return outcome.left._tag;
  return typeof outcome.right === 'string' ? outcome.right : screenOf(outcome.right);
};

/** The calls that an act makes, in order. */
export const callsDuring = async (
  { calls }: TestApp,
  act: () => Promise<unknown>,
): Promise<ReturnType<TestApp['calls']>> => {
  const before = calls().length;
  await act();
  return calls().slice(before);
};

/** What codes were verified with, in order. */
export const proofsOf = ({ calls }: Pick<TestApp, 'calls'>): ReadonlyArray<unknown> =>
  calls().flatMap(({ call, given }) => {
    if (call === 'verifyTwoFactor') return [given[0]];
    return call === 'signInWithTwoFactor' ? [given[1]] : [];
  });

/**
 * A visit from a partner of a seed account that must give a second factor; single answers of the service and other ports can be replaced.
 * Each act returns the next screen, 'ClientRedirect', or the tag of its fault.
 */
export const makeTwoFactorTestApp = async (
  name: string,
  answering: Overrides = () => ({}),
  ports: Partial<Ports> = {},
) => {
  // Because: each account costs time, and these are enough for the person and for somebody else.
  const names = [name.toLowerCase(), 'sms2fa', 'personal', 'linked'].map((one) => `${one}@sandbox.test`);
  const app = makeTestApp({
    seeds: seedAccounts.filter(({ email }) => names.includes(email)),
    replace: ({ identity }) => ({ ...ports, identity: { ...identity, ...answering(identity) } }),
  });
  await goTo(app, '/', fromPartner);
  const { twoFactor } = app.useCases;
  const open = async (to: RoutePath): Promise<string | null> => {
    const answer = await goTo(app, to);
    return answer === null ? null : screenOf(answer);
  };
  return {
    ...app,
    signIn: async (): Promise<string> => answerOf(await signIn(app, name)),
    twoFactor: (): TwoFactor => app.session().twoFactor,
    /** Goes to a screen; returns where the guards lead to instead, or null. */
    open,
    /** Goes to a screen after a reload, which forgets the status. */
    reopen: (to: RoutePath): Promise<string | null> => {
      app.ports.session.update(inTwoFactor(standingChanged('Unread')));
      return open(to);
    },
    enterNumber: async (number: string): Promise<string> =>
      answerOf(await twoFactor.enterNumber({ country: 'GB', number, offered: ['GB'] })()),
    chooseNumber: async (place: number): Promise<string> =>
      answerOf(await twoFactor.chooseNumber(app.session().twoFactor.linkedNumbers[place]?.profileId ?? '')()),
    sendCode: async (channel = 'sms'): Promise<string> => answerOf(await twoFactor.sendCode(channel)()),
    resendCode: async (): Promise<string> => answerOf(await twoFactor.resendCode()()),
    verify: async (typed: Partial<TypedVerification> = {}): Promise<string> =>
      answerOf(await twoFactor.verify({ code: app.newest(), password: null, rememberBrowser: false, ...typed })()),
  };
};

export type TwoFactorTestApp = Awaited<ReturnType<typeof makeTwoFactorTestApp>>;
