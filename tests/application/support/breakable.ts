import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';

/** A call to the service that a test can make fail, and count. */
export type Call = Exclude<keyof IdentityGateway, 'abandon' | 'passwordRules'>;

/** Makes the calls of a service fail, and counts them. */
export type Breakable = {
  /** Makes the next answers of a call these faults; null leaves an answer as it is. */
  readonly breaks: (call: Call, ...faults: ReadonlyArray<IdentityFault | null>) => void;
  /** Makes the next answers of a call these faults, after the service has carried it out. */
  readonly loses: (call: Call, ...faults: ReadonlyArray<IdentityFault | null>) => void;
  /** The number of times a call was made. */
  readonly made: (call: Call) => number;
};

type Planned = { readonly fault: IdentityFault | null; readonly isMade: boolean };
type Meet = <A>(call: Call, made: TaskEither<IdentityFault, A>) => TaskEither<IdentityFault, A>;

const meeting = (identity: IdentityGateway, meet: Meet): IdentityGateway => ({
  ...identity,
  signIn: (...args) => meet('signIn', identity.signIn(...args)),
  signInWithTwoFactor: (...args) => meet('signInWithTwoFactor', identity.signInWithTwoFactor(...args)),
  tokens: (...args) => meet('tokens', identity.tokens(...args)),
  signUp: (...args) => meet('signUp', identity.signUp(...args)),
  confirmSignUp: (...args) => meet('confirmSignUp', identity.confirmSignUp(...args)),
  resendSignUpCode: (...args) => meet('resendSignUpCode', identity.resendSignUpCode(...args)),
  saveMarketingPreference: (...args) => meet('saveMarketingPreference', identity.saveMarketingPreference(...args)),
  sendPasswordCode: (...args) => meet('sendPasswordCode', identity.sendPasswordCode(...args)),
  replacePassword: (...args) => meet('replacePassword', identity.replacePassword(...args)),
  resendEmailChangeCode: (...args) => meet('resendEmailChangeCode', identity.resendEmailChangeCode(...args)),
  confirmEmailChange: (...args) => meet('confirmEmailChange', identity.confirmEmailChange(...args)),
  requestTwoFactor: (...args) => meet('requestTwoFactor', identity.requestTwoFactor(...args)),
  verifyTwoFactor: (...args) => meet('verifyTwoFactor', identity.verifyTwoFactor(...args)),
  profile: meet('profile', identity.profile),
  lookUpPhone: (...args) => meet('lookUpPhone', identity.lookUpPhone(...args)),
  userInfo: meet('userInfo', identity.userInfo),
  isSignedIn: meet('isSignedIn', identity.isSignedIn),
  providerStatus: meet('providerStatus', identity.providerStatus),
  signOut: meet('signOut', identity.signOut),
  signOutOfTransferSite: meet('signOutOfTransferSite', identity.signOutOfTransferSite),
});

/** A gateway that answers as another one until a test breaks it. */
export const makeBreakable = (identity: IdentityGateway): Breakable & { readonly identity: IdentityGateway } => {
  const planned = new Map<Call, ReadonlyArray<Planned>>();
  const made: Array<Call> = [];
  const plan =
    (isMade: boolean): Breakable['breaks'] =>
    (call, ...faults) =>
      void planned.set(
        call,
        faults.map((fault) => ({ fault, isMade })),
      );
  const meet: Meet = (call, answer) => async () => {
    made.push(call);
    const [next, ...rest] = planned.get(call) ?? [];
    planned.set(call, rest);
    if (next === undefined || next.fault === null) return answer();
    if (next.isMade) await answer();
    return E.left(next.fault);
  };
  return {
    identity: meeting(identity, meet),
    breaks: plan(false),
    loses: plan(true),
    made: (call) => made.filter((one) => one === call).length,
  };
};
