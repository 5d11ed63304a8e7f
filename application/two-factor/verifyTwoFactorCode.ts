import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { makeEnterCode } from '#application/code/enterCode.ts';
import type { Flow } from '#application/flow.ts';
import type { Grant, IdentityCall } from '#application/ports/identityCalls.ts';
import { callOnce } from '#application/session/callOnce.ts';
import { completeSignIn } from '#application/session/completeSignIn.ts';
import { fetchTokens } from '#application/session/fetchTokens.ts';
import { leaveAgain } from '#application/session/leaveAgain.ts';
import { requestContext } from '#application/session/requestContext.ts';
import { routeFlowFault, routeSendFault } from '#application/session/routeFaults.ts';
import { storeGrant } from '#application/session/storeGrant.ts';
import type { FormAnswer } from '#application/shared/formAnswer.ts';
import { type FormFault, parseCodeAndPassword, parseCodeField, type Password } from '#domain/identity/credentials.ts';
import { type IdentityFault, isPasswordRefused } from '#domain/identity/identityFault.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { inTwoFactor, withoutPassword } from '#domain/session/changes.ts';
import type { Session } from '#domain/session/session.ts';
import { rememberBrowserChosen, verificationFailed } from '#domain/two-factor/codeChanges.ts';
import { hasConfirmedNumber, twoFactorCompleted } from '#domain/two-factor/twoFactorCompleted.ts';
import { maySendToPhone } from '#domain/two-factor/mayChangeNumber.ts';
import { fitsTwoFactor } from '#domain/two-factor/twoFactorScreen.ts';
import { readTwoFactorStatus } from './requestTwoFactor.ts';

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
  const enter = makeEnterCode<Verified>(flow);
  const finish: IdentityCall<Destination> = () =>
    routeFlowFault(flow, faultScreen)(completeSignIn(flow, session.get().person.chosenProfileId))();
  const verifyTyped =
    (typed: TypedVerification): FormAnswer =>
    async () => {
      if (!maySendToPhone(session.get().twoFactor)) return routeSendFault(flow, { _tag: 'TwoFactorIncomplete' })();
      session.update(inTwoFactor(rememberBrowserChosen(typed.rememberBrowser)));
      const proof = parseVerification(typed, session.get());
      if (E.isLeft(proof)) return proof;
      const verified = await enter(proof.right.code, verify(flow, proof.right))();
      if (E.isLeft(verified)) return routeRefusal(flow, verified.left)();
      // Because: the tokens after a lost answer may name another person, whom /continue then names.
      if (verified.right !== 'LostAnswer') {
        storeGrant(flow, 'Signed In', verified.right === 'AcceptedCode' ? null : verified.right);
      }
      session.update(withoutPassword);
      const { twoFactor } = session.update(inTwoFactor(twoFactorCompleted));
      return hasConfirmedNumber(twoFactor) ? E.right(toRoute('/2fa/verify-number')) : finish();
    };
  return {
    finish: () => leaveAgain(flow, finish),
    // Because: a code for a new number changes the number, and completes no sign-in yet.
    verify: (typed) =>
      session.get().twoFactor.changingNumber ? verifyTyped(typed) : leaveAgain(flow, verifyTyped(typed)),
  };
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

/** What verified the second factor: a grant, a code that was accepted in the session, or a call whose answer was lost. */
type Verified = Grant | 'AcceptedCode' | 'LostAnswer';
type Verifying = IdentityCall<Verified>;

const verify =
  (flow: Flow, proof: Proof): Verifying =>
  async () => {
    const calls = { call: prove(flow, proof), onDone: () => findCompleted(flow) };
    const verified = await callOnce(flow, 'TwoFactorCode', calls)();
    if (E.isLeft(verified)) return verified;
    const { channel } = flow.session.get().twoFactor;
    flow.analyticsEvents.track({ name: 'Two Factor Completed', channel });
    return verified;
  };

/** Sends a code to the service: in the live session, or as part of a second sign-in call where the first one was refused. */
const prove =
  (flow: Flow, { code, password }: Proof): Verifying =>
  async () => {
    const { identity } = flow;
    const { typed, twoFactor } = flow.session.get();
    const { channel, phone, changingNumber, rememberBrowser, profileId } = twoFactor;
    const number = channel === 'email' || phone._tag === 'Absent' ? null : phone.number;
    const proof = { code, channel: channel ?? 'sms', number, changingNumber, rememberBrowser, profileId };
    if (password !== null && typed.email !== null) {
      return identity.signInWithTwoFactor({ email: typed.email, password }, proof, requestContext(flow))();
    }
    const accepted = await identity.validate2FA(proof, requestContext(flow))();
    return E.isLeft(accepted) ? accepted : E.right('AcceptedCode');
  };

/** Whether the session has completed its second factor: its tokens say so. They confirm nobody. */
const findCompleted =
  (flow: Flow): Verifying =>
  async () => {
    const fetched = await fetchTokens(flow, flow.session.get().person.chosenProfileId)();
    if (E.isLeft(fetched)) return fetched;
    const { requirement } = fetched.right.twoFactor;
    return requirement === 'None' ? E.right('LostAnswer') : E.left({ _tag: 'TwoFactorIncomplete' });
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
    const status = await readTwoFactorStatus(flow)();
    const isLocked = !E.isLeft(status) && fitsTwoFactor('/2fa/locked', session.get().twoFactor);
    return isLocked ? E.right(toRoute('/2fa/locked')) : E.left(fault);
  };
