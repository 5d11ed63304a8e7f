import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import { makeUseCases, type UseCases } from '#application/useCases.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { locales } from '#domain/locale/locale.ts';
import { makeMemoryShelf } from '#infrastructure/sandbox/memoryShelf.ts';
import { admitStored } from '#infrastructure/session/admitStored.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { openHexagon, type Hexagon } from '#tests/application/stage/hexagon.ts';
import { world } from '#tests/arbitraries/visit.ts';

export const start: number = Date.UTC(2026, 0, 1);

/** The calls a test may have answered otherwise, and counts. */
export type Call =
  | 'signUp'
  | 'confirmSignUp'
  | 'resendConfirmationCode'
  | 'saveMarketingPreference'
  | 'forgotPassword'
  | 'confirmForgotPassword'
  | 'resendEmailChange'
  | 'confirmEmailChange';

/** One tab of a person who came from a partner, over the sandbox; it can be discarded and restored. */
export type Tab = {
  readonly cases: () => UseCases;
  readonly session: () => ReturnType<UseCases['session']['get']>;
  /** The tab was discarded: new use cases, and of the session what storage has kept. */
  readonly reload: () => void;
  /** The next answers of a call are these faults. */
  readonly breaks: (call: Call, ...faults: ReadonlyArray<IdentityFault>) => void;
  /** How often a call was made. */
  readonly calls: (call: Call) => number;
  readonly newest: (to: string) => string;
  readonly wrong: (to: string) => string;
  readonly hexagon: Hexagon;
};

const breakable = (identity: IdentityGateway, meet: Meet): IdentityGateway => ({
  ...identity,
  signUp: (...said) => meet('signUp', identity.signUp(...said)),
  confirmSignUp: (...said) => meet('confirmSignUp', identity.confirmSignUp(...said)),
  resendConfirmationCode: (...said) => meet('resendConfirmationCode', identity.resendConfirmationCode(...said)),
  saveMarketingPreference: (...said) => meet('saveMarketingPreference', identity.saveMarketingPreference(...said)),
  forgotPassword: (...said) => meet('forgotPassword', identity.forgotPassword(...said)),
  confirmForgotPassword: (...said) => meet('confirmForgotPassword', identity.confirmForgotPassword(...said)),
  resendEmailChange: (...said) => meet('resendEmailChange', identity.resendEmailChange(...said)),
  confirmEmailChange: (...said) => meet('confirmEmailChange', identity.confirmEmailChange(...said)),
});

type Meet = <A>(call: Call, made: TaskEither<IdentityFault, A>) => TaskEither<IdentityFault, A>;

/** Opens a tab. */
export const openTab = async (): Promise<Tab> => {
  const planned = new Map<Call, ReadonlyArray<IdentityFault>>();
  const made: Array<Call> = [];
  const meet: Meet = (call, answer) => () => {
    made.push(call);
    const [fault, ...rest] = planned.get(call) ?? [];
    planned.set(call, rest);
    return fault === undefined ? answer() : Promise.resolve(E.left(fault));
  };
  const shelf = makeMemoryShelf();
  const stored = () => ({ session: makeTabSessionStore(shelf, admitStored(world.settings)) });
  const hexagon = openHexagon({
    replace: ({ identity }) => ({ identity: breakable(identity, meet), ...stored() }),
  });
  let { useCases } = hexagon;
  const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
  await useCases.admit({ to: '/', query, scheme: 'https:' })();
  const newest = (to: string): string => hexagon.engine.inbox(to)[0]?.code ?? 'none';
  return {
    cases: () => useCases,
    session: () => useCases.session.get(),
    reload: () => {
      useCases = makeUseCases({ ...hexagon.ports, ...stored() }, world, { query: '', present: locales });
    },
    breaks: (call, ...faults) => void planned.set(call, faults),
    calls: (call) => made.filter((one) => one === call).length,
    newest,
    wrong: (to) => (newest(to) === '111111' ? '222222' : '111111'),
    hexagon,
  };
};
