import * as E from 'fp-ts/Either';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';

/** A call to the service that a test can make fail, and count. */
export type Call = Exclude<keyof IdentityGateway, 'abandon' | 'passwordRules'>;

type Made = { readonly call: Call; readonly given: ReadonlyArray<unknown> };
type Answer = E.Either<IdentityFault, unknown>;
type Ask = () => Promise<Answer>;
type Meet = (made: Made, ask: Ask) => Promise<Answer>;
type Plan = (call: Call, ...faults: ReadonlyArray<IdentityFault | null>) => void;

const withoutInput = ['profile', 'userInfo', 'isSignedIn', 'providerStatus', 'signOut', 'signOutOfTransferSite'];

/** A gateway each of whose calls `meet` makes. */
export const meeting = (identity: IdentityGateway, meet: Meet): IdentityGateway =>
  new Proxy(identity, {
    get: (target, call: keyof IdentityGateway) => {
      const part = target[call];
      if (typeof part !== 'function' || call === 'abandon' || call === 'passwordRules') return part;
      const asked = (given: ReadonlyArray<unknown>, ask: Ask) => () => meet({ call, given }, ask);
      if (withoutInput.includes(call)) return asked([], () => Reflect.apply(part, undefined, []));
      return (...given: ReadonlyArray<unknown>) => asked(given, Reflect.apply(part, undefined, given));
    },
  });

/** A gateway that answers as another one until a test breaks it. */
export const makeBreakable = (identity: IdentityGateway) => {
  const planned = new Map<Call, ReadonlyArray<{ readonly fault: IdentityFault | null; readonly isMade: boolean }>>();
  const calls: Array<Made> = [];
  const plan =
    (isMade: boolean): Plan =>
    (call, ...faults) =>
      void planned.set(
        call,
        faults.map((fault) => ({ fault, isMade })),
      );
  return {
    identity: meeting(identity, async (made, ask) => {
      calls.push(made);
      const [next, ...rest] = planned.get(made.call) ?? [];
      planned.set(made.call, rest);
      if (next === undefined || next.fault === null) return ask();
      if (next.isMade) await ask();
      return E.left(next.fault);
    }),
    /** Makes the next answers of a call these faults; null leaves an answer as it is. */
    breaks: plan(false),
    /** As `breaks`, after the service has carried the call out. */
    loses: plan(true),
    made: (call: Call): number => calls.filter((one) => one.call === call).length,
    calls: (): ReadonlyArray<Made> => [...calls],
  };
};
