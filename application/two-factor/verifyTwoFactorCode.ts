import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { makeEnterCode } from '#application/code/enterCode.ts';
import { type Flow, type FormAnswer, requestContext } from '#application/flow.ts';
import type { Grant, IdentityCall } from '#application/ports/identityCalls.ts';
import { completeSignIn } from '#application/session/completeSignIn.ts';
import { routeFlowFault, routeSendFault } from '#application/session/routeFaults.ts';
import { storeGrant } from '#application/session/tokens.ts';
import { type FormFault, parseCodeAndPassword, parseCodeField, type Password } from '#domain/identity/credentials.ts';
import { type IdentityFault, isPasswordRefused } from '#domain/identity/identityFault.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { inTwoFactor, withoutPassword } from '#domain/session/changes.ts';
import type { Session } from '#domain/session/session.ts';
import { codeChannel, hasConfirmedNumber, isChangingNumber, maySendToPhone } from '#domain/two-factor/twoFactor.ts';
import { twoFactorCompleted, verificationFailed } from '#domain/two-factor/twoFactorChanges.ts';
import { fitsTwoFactor } from '#domain/two-factor/twoFactorScreen.ts';
import { requestTwoFactor } from './requestTwoFactor.ts';

/** What a person types into the form of the code; `password` is null where the form does not ask for it. */
export type TypedVerification = {
  readonly code: string;
  readonly password: string | null;
  readonly rememberBrowser: boolean;
};

/** The use cases that verify a code of the second factor. */
export type VerificationUseCases = {
  /** Verifies a code and completes the sign-in, or confirms a changed number first. Two-factor starts again if the number may not get a code. */
  readonly verify: (typed: TypedVerification) => FormAnswer;
  /** Completes the sign-in after the confirmation screen. */
  readonly finish: () => IdentityCall<Destination>;
};

/** Wires the use cases that verify a code of the second factor. */
export const makeVerificationUseCases = (flow: Flow): VerificationUseCases => {
  const { session } = flow;
  const enter = makeEnterCode<Grant | null>(flow, (grant) => {
    flow.analyticsEvents.track({ name: 'Two Factor Completed', channel: codeChannel(session.get().twoFactor) });
    storeGrant(flow, 'Signed In', grant);
    session.update(withoutPassword);
    session.update(inTwoFactor(twoFactorCompleted));
  });
  const finish: IdentityCall<Destination> = () =>
    routeFlowFault(flow, faultScreen)(completeSignIn(flow, session.get().person.chosenProfileId))();
  const verify =
    (typed: TypedVerification): FormAnswer =>
    async () => {
      if (!maySendToPhone(session.get().twoFactor)) return routeSendFault(flow, { _tag: 'TwoFactorIncomplete' })();
      const proof = parseVerification(typed, session.get());
      if (E.isLeft(proof)) return proof;
      const verified = await enter(proof.right.code, prove(flow, proof.right, typed.rememberBrowser))();
      if (E.isLeft(verified)) return routeRefusal(flow, verified.left)();
      return hasConfirmedNumber(session.get().twoFactor) ? E.right(toRoute('/2fa/verify-number')) : finish();
    };
  return { finish: () => finish, verify };
};

const faultScreen = codeFlowFaultScreen('/signin/error');

/** An entered code, and the password if there is no session yet. */
type Proof = { readonly code: OneTimeCode; readonly password: Password | null };

const parseVerification = (typed: TypedVerification, session: Session): E.Either<FormFault, Proof> => {
  const known = { code: null, password: session.secrets.password };
  if (session.twoFactor.requirement === 'BySignIn') return parseCodeAndPassword(typed, known);
  const code = parseCodeField(typed.code);
  return E.isLeft(code) ? code : E.right({ code: code.right, password: null });
};

/** Sends a code to the service: in the live session, which grants nothing, or as part of a second sign-in where the first one was refused. */
const prove =
  (flow: Flow, { code, password }: Proof, rememberBrowser: boolean): IdentityCall<Grant | null> =>
  async () => {
    const { identity } = flow;
    const { typed, twoFactor } = flow.session.get();
    const { phone, profileId } = twoFactor;
    const channel = codeChannel(twoFactor);
    const number = channel === 'email' || phone._tag === 'Absent' ? null : phone.number;
    const changingNumber = isChangingNumber(twoFactor);
    const proof = { code, channel, number, changingNumber, rememberBrowser, profileId };
    if (password !== null && typed.email !== null) {
      return identity.signInWithTwoFactor({ email: typed.email, password }, proof, requestContext(flow))();
    }
    const accepted = await identity.verifyTwoFactor(proof, requestContext(flow))();
    return E.isLeft(accepted) ? accepted : E.right(null);
  };

/** Returns the destination after a refused code, or the fault. Counts a wrong code and removes a refused password. */
const routeRefusal =
  (flow: Flow, fault: IdentityFault): IdentityCall<Destination> =>
  async () => {
    const { session } = flow;
    if (fault._tag === 'CodeMismatch') session.update(inTwoFactor(verificationFailed));
    if (isPasswordRefused(fault)) session.update(withoutPassword);
    if (fault._tag === 'TwoFactorIncomplete') return routeSendFault(flow, fault)();
    if (fault._tag !== 'TooManyAttempts') return routeFlowFault(flow, faultScreen)(TE.left(fault))();
    // Because: only the status tells too many attempts for one code from a locked second factor.
    const status = await requestTwoFactor(flow, { _tag: 'StatusOnly' })();
    const isLocked = !E.isLeft(status) && fitsTwoFactor('/2fa/locked', session.get().twoFactor);
    return isLocked ? E.right(toRoute('/2fa/locked')) : E.left(fault);
  };
