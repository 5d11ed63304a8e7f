import * as E from 'fp-ts/Either';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { TwoFactorProof, TwoFactorRequest } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { TypedVerification } from '#application/two-factor/verifyTwoFactorCode.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { standingChanged } from '#domain/two-factor/twoFactorChanges.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';
import type { AccountDraft } from '#infrastructure/sandbox/engine/account.ts';
import { seedAccounts } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { fromPartner, goTo, signIn } from '#tests/application/support/visits.ts';

/** The two-factor calls that the tests record. */
export type RecordedCall =
  | { readonly call: 'profile' | 'tokens' }
  | { readonly call: 'lookUpPhone'; readonly number: string }
  | { readonly call: 'requestTwoFactor'; readonly ask: TwoFactorRequest }
  | { readonly call: 'verifyTwoFactor' | 'signInWithTwoFactor'; readonly proof: TwoFactorProof };

/** A person who must give a second factor, and the recorded calls. */
export type TwoFactorTestApp = TestApp & {
  /** The calls since the last sign-in, in order. */
  readonly calls: () => ReadonlyArray<RecordedCall>;
  /** Signs in; returns the next screen, or 'ClientRedirect'. */
  readonly signIn: () => Promise<string>;
  readonly twoFactor: () => TwoFactor;
  /** Goes to a screen; returns where the guards lead to instead, or null. */
  readonly open: (to: RoutePath) => Promise<string | null>;
  /** Goes to a screen after a reload, which forgets the status. */
  readonly reopen: (to: RoutePath) => Promise<string | null>;
  /** Gives a British number; returns the next screen, or the tag of the fault. */
  readonly enterNumber: (number: string) => Promise<string>;
  readonly chooseNumber: (place: number) => Promise<string>;
  /** Sends the first code; returns the next screen, or the tag of the fault. */
  readonly sendCode: (channel?: string) => Promise<string>;
  /** Enters a code, the newest one by default; returns the next screen, or the tag of the fault. */
  readonly verify: (typed?: Partial<TypedVerification>) => Promise<string>;
};

type IdentityOverrides = (identity: IdentityGateway) => Partial<IdentityGateway>;

const recordingIdentity = (identity: IdentityGateway, note: (asked: RecordedCall) => void): IdentityGateway => {
  const noted = <A>(asked: RecordedCall, answer: A): A => {
    note(asked);
    return answer;
  };
  return {
    ...identity,
    tokens: (profileId) => noted({ call: 'tokens' }, identity.tokens(profileId)),
    profile: () => noted({ call: 'profile' }, identity.profile()),
    lookUpPhone: (number) => noted({ call: 'lookUpPhone', number }, identity.lookUpPhone(number)),
    requestTwoFactor: (ask, context) =>
      noted({ call: 'requestTwoFactor', ask }, identity.requestTwoFactor(ask, context)),
    verifyTwoFactor: (proof, context) =>
      noted({ call: 'verifyTwoFactor', proof }, identity.verifyTwoFactor(proof, context)),
    signInWithTwoFactor: (credentials, proof, context) =>
      noted({ call: 'signInWithTwoFactor', proof }, identity.signInWithTwoFactor(credentials, proof, context)),
  };
};

/** The path of a destination, or its tag. */
export const screenOf = (destination: Destination): string =>
  destination._tag === 'Route' ? destination.to : destination._tag;

/** Where an action leads to, or the tag of its fault. */
export const answerOf = (outcome: E.Either<{ readonly _tag: string }, Destination>): string =>
  E.isRight(outcome) ? screenOf(outcome.right) : outcome.left._tag;

// Because: each account costs time, and these are enough for the person and for somebody else.
const seedsFor = (name: string): ReadonlyArray<AccountDraft> => {
  const names = [name.toLowerCase(), 'sms2fa', 'personal', 'linked'];
  return seedAccounts.filter(({ email }) => names.some((one) => email === `${one}@sandbox.test`));
};

type Acts = Pick<TwoFactorTestApp, 'open' | 'reopen' | 'enterNumber' | 'chooseNumber' | 'sendCode' | 'verify'>;

const actsOf = (app: TestApp): Acts => {
  const { ports, session, useCases } = app;
  const { twoFactor } = useCases;
  const open = async (to: RoutePath): Promise<string | null> => {
    const answer = await goTo(app, to);
    return answer === null ? null : screenOf(answer);
  };
  return {
    open,
    reopen: (to) => {
      ports.session.update(inTwoFactor(standingChanged('Unread')));
      return open(to);
    },
    enterNumber: async (number) => answerOf(await twoFactor.enterNumber({ country: 'GB', number, offered: ['GB'] })()),
    chooseNumber: async (place) =>
      answerOf(await twoFactor.chooseNumber(session().twoFactor.linkedNumbers[place]?.profileId ?? '')()),
    sendCode: async (channel = 'sms') => answerOf(await twoFactor.sendCode(channel)()),
    verify: async (typed) =>
      answerOf(await twoFactor.verify({ code: app.newest(), password: null, rememberBrowser: false, ...typed })()),
  };
};

/** Opens a visit from a partner for a seed account; single answers of the service and other ports can be replaced. */
export const makeTwoFactorTestApp = async (
  name: string,
  answering: IdentityOverrides = () => ({}),
  ports: Partial<Ports> = {},
): Promise<TwoFactorTestApp> => {
  let asked: ReadonlyArray<RecordedCall> = [];
  const note = (one: RecordedCall): void => void (asked = [...asked, one]);
  const app = makeTestApp({
    seeds: seedsFor(name),
    replace: ({ identity }) => ({
      ...ports,
      identity: recordingIdentity({ ...identity, ...answering(identity) }, note),
    }),
  });
  await goTo(app, '/', fromPartner);
  return {
    ...app,
    ...actsOf(app),
    calls: () => asked,
    signIn: async () => {
      asked = [];
      return answerOf(await signIn(app, name));
    },
    twoFactor: () => app.session().twoFactor,
  };
};
