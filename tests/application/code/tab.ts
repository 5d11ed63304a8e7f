import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import { makeUseCases, type UseCases } from '#application/useCases.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { webHash } from '#infrastructure/sandbox/engine/webHash.ts';
import { makeMemoryStorage } from '#infrastructure/sandbox/memoryStorage.ts';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';
import { restoreRedirect } from '#infrastructure/session/restoreRedirect.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';

export const start: number = Date.UTC(2026, 0, 1);

/** The calls that a test can make fail, and count. */
export type Call =
  | 'signIn'
  | 'signUp'
  | 'confirmSignUp'
  | 'resendConfirmationCode'
  | 'saveMarketingPreference'
  | 'forgotPassword'
  | 'confirmForgotPassword'
  | 'resendEmailChange'
  | 'confirmEmailChange'
  | 'tokens'
  | 'profile'
  | 'userInfo';

const fromPartner = '?redirect_uri=https://partner.brand.test/back&state=s1';

/** A tab over the sandbox; a test can discard and restore it. */
export type Tab = {
  readonly cases: () => UseCases;
  readonly session: () => ReturnType<UseCases['session']['get']>;
  /** Discards the tab: new use cases, and only the stored part of the session. */
  readonly reload: () => void;
  /** Makes the next answers of a call these faults. */
  readonly breaks: (call: Call, ...faults: ReadonlyArray<IdentityFault>) => void;
  /** Makes the next answers of a call these faults, after the service has carried it out. */
  readonly loses: (call: Call, ...faults: ReadonlyArray<IdentityFault>) => void;
  /** The number of times a call was made. */
  readonly calls: (call: Call) => number;
  readonly newest: (to: string) => string;
  readonly wrong: (to: string) => string;
  readonly app: TestApp;
};

const breakable = (identity: IdentityGateway, meet: Meet): IdentityGateway => ({
  ...identity,
  signIn: (...args) => meet('signIn', identity.signIn(...args)),
  signUp: (...args) => meet('signUp', identity.signUp(...args)),
  confirmSignUp: (...args) => meet('confirmSignUp', identity.confirmSignUp(...args)),
  resendConfirmationCode: (...args) => meet('resendConfirmationCode', identity.resendConfirmationCode(...args)),
  saveMarketingPreference: (...args) => meet('saveMarketingPreference', identity.saveMarketingPreference(...args)),
  forgotPassword: (...args) => meet('forgotPassword', identity.forgotPassword(...args)),
  confirmForgotPassword: (...args) => meet('confirmForgotPassword', identity.confirmForgotPassword(...args)),
  resendEmailChange: (...args) => meet('resendEmailChange', identity.resendEmailChange(...args)),
  confirmEmailChange: (...args) => meet('confirmEmailChange', identity.confirmEmailChange(...args)),
  tokens: (...args) => meet('tokens', identity.tokens(...args)),
  profile: meet('profile', identity.profile),
  userInfo: meet('userInfo', identity.userInfo),
});

type Planned = { readonly fault: IdentityFault; readonly isMade: boolean };

type Meet = <A>(call: Call, made: TaskEither<IdentityFault, A>) => TaskEither<IdentityFault, A>;

/** Opens a tab whose visit begins at the root with a query; a partner has sent it by default. */
export const openTab = async (query: string = fromPartner): Promise<Tab> => {
  const planned = new Map<Call, ReadonlyArray<Planned>>();
  const plan =
    (isMade: boolean): Tab['breaks'] =>
    (call, ...faults) =>
      void planned.set(
        call,
        faults.map((fault) => ({ fault, isMade })),
      );
  const made: Array<Call> = [];
  const meet: Meet = (call, answer) => async () => {
    made.push(call);
    const [next, ...rest] = planned.get(call) ?? [];
    planned.set(call, rest);
    if (next === undefined) return answer();
    if (next.isMade) await answer();
    return E.left(next.fault);
  };
  const storage = makeMemoryStorage();
  const log = makeMemoryLog();
  const stored = () => ({ session: makeTabSessionStore(storage, restoreRedirect(context.settings, log)) });
  const app = makeTestApp({
    replace: ({ identity }) => ({ identity: breakable(identity, meet), ...stored() }),
  });
  let { useCases } = app;
  await useCases.runGuards({ to: '/', query, scheme: 'https:' })();
  const newest = (to: string): string => app.engine.inbox(to)[0]?.code ?? 'none';
  return {
    cases: () => useCases,
    session: () => useCases.session.get(),
    reload: () => {
      app.goAway();
      useCases = makeUseCases({ ...app.ports, ...stored() }, context, {
        path: null,
        query: '',
        scheme: 'https:',
      });
    },
    breaks: plan(false),
    loses: plan(true),
    calls: (call) => made.filter((one) => one === call).length,
    newest,
    wrong: (to) => (newest(to) === '111111' ? '222222' : '111111'),
    app,
  };
};

const redirectUri = 'https://partner.brand.test/back';

/** The query of a partner that sends the challenge of its verifier. */
export const withChallenge = async (verifier: string): Promise<string> =>
  `?redirect_uri=${redirectUri}&code_challenge=${await webHash.sha256(verifier)}&code_challenge_method=S256`;

/** Whether the partner can exchange the auth code of a redirect with its verifier. */
export const exchanges = async (
  { app }: Tab,
  outcome: E.Either<unknown, Destination>,
  codeVerifier: string,
): Promise<boolean> => {
  const to = E.isRight(outcome) && outcome.right._tag === 'ClientRedirect' ? outcome.right.url : redirectUri;
  const code = new URL(to).searchParams.get('code') ?? '';
  const input = { grantType: 'authorization_code', code, redirectUri, codeVerifier };
  return E.isRight(await app.engine.exchangeCode(input)());
};
