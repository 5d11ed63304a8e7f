import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { makeEnterCode } from '#application/code/enterCode.ts';
import type { Grant, IdentityCall } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps, FormAnswer } from '#application/steps.ts';
import { type FormFault, parseCodeAndPassword, parseCodeField, type Password } from '#domain/identity/credentials.ts';
import { type IdentityFault, isPasswordRefused } from '#domain/identity/identityFault.ts';
import type { OneTimeCode } from '#domain/identity/oneTimeCode.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { inTwoFactor, withoutPassword } from '#domain/session/changes.ts';
import type { Session } from '#domain/session/session.ts';
import {
  hasConfirmedNumber,
  rememberBrowserChosen,
  twoFactorCompleted,
  verificationFailed,
} from '#domain/two-factor/codeChanges.ts';
import { maySendToPhone } from '#domain/two-factor/mayChangeNumber.ts';
import { fitsTwoFactor } from '#domain/two-factor/twoFactorScreen.ts';

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
export const makeVerificationUseCases = (ports: Ports, steps: FlowSteps): VerificationUseCases => {
  const { session } = ports;
  const enter = makeEnterCode<Verified>(ports);
  const routeFault = steps.routeFlowFault(codeFlowFaultScreen('/signin/error'));
  const finish: IdentityCall<Destination> = () =>
    routeFault(steps.completeSignIn(session.get().person.chosenProfileId))();
  const verifyTyped =
    (typed: TypedVerification): FormAnswer =>
    async () => {
      if (!maySendToPhone(session.get().twoFactor)) return steps.routeSendFault({ _tag: 'TwoFactorIncomplete' })();
      session.update(inTwoFactor(rememberBrowserChosen(typed.rememberBrowser)));
      const proof = parseVerification(typed, session.get());
      if (E.isLeft(proof)) return proof;
      const verified = await enter(proof.right.code, verify(ports, steps, proof.right))();
      if (E.isLeft(verified)) return routeRefusal(ports, steps, verified.left)();
      // Because: the tokens after a lost answer may name another person, whom /continue then names.
      if (verified.right !== 'LostAnswer') {
        steps.storeGrant('Signed In', verified.right === 'AcceptedCode' ? null : verified.right);
      }
      session.update(withoutPassword);
      const { twoFactor } = session.update(inTwoFactor(twoFactorCompleted));
      return hasConfirmedNumber(twoFactor) ? E.right(toRoute('/2fa/verify-number')) : finish();
    };
  return {
    finish: () => steps.leaveAgain(finish),
    // Because: a code for a new number changes the number, and completes no sign-in yet.
    verify: (typed) =>
      session.get().twoFactor.changingNumber ? verifyTyped(typed) : steps.leaveAgain(verifyTyped(typed)),
  };
};

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
  (ports: Ports, steps: FlowSteps, proof: Proof): Verifying =>
  async () => {
    const verified = await steps.callOnce('TwoFactorCode', prove(ports, steps, proof), findCompleted(ports, steps))();
    if (E.isLeft(verified)) return verified;
    const { channel } = ports.session.get().twoFactor;
    ports.analyticsEvents.track({ name: 'Two Factor Completed', channel });
    return verified;
  };

/** Sends a code to the service: in the live session, or as part of a second sign-in call where the first one was refused. */
const prove =
  ({ identity, session }: Ports, { requestContext }: FlowSteps, { code, password }: Proof): Verifying =>
  async () => {
    const { typed, twoFactor } = session.get();
    const { channel, phone, changingNumber, rememberBrowser, profileId } = twoFactor;
    const number = channel === 'email' || phone._tag === 'Absent' ? null : phone.number;
    const proof = { code, channel: channel ?? 'sms', number, changingNumber, rememberBrowser, profileId };
    if (password !== null && typed.email !== null) {
      return identity.signInWithTwoFactor({ email: typed.email, password }, proof, requestContext())();
    }
    const accepted = await identity.validate2FA(proof, requestContext())();
    return E.isLeft(accepted) ? accepted : E.right('AcceptedCode');
  };

/** Whether the session has completed its second factor: its tokens say so. They confirm nobody. */
const findCompleted =
  ({ session }: Ports, { fetchTokens }: FlowSteps) =>
  (): Verifying =>
  async () => {
    const fetched = await fetchTokens(session.get().person.chosenProfileId)();
    if (E.isLeft(fetched)) return fetched;
    const { requirement } = fetched.right.twoFactor;
    return requirement === 'None' ? E.right('LostAnswer') : E.left({ _tag: 'TwoFactorIncomplete' });
  };

/** Returns the destination after a refused code, or the fault. Counts a wrong code and removes a refused password. */
const routeRefusal =
  (
    { session }: Ports,
    { twoFactorSender, routeSendFault, routeFlowFault }: FlowSteps,
    fault: IdentityFault,
  ): IdentityCall<Destination> =>
  async () => {
    if (fault._tag === 'CodeMismatch') session.update(inTwoFactor(verificationFailed));
    if (isPasswordRefused(fault)) session.update(withoutPassword);
    if (fault._tag === 'TwoFactorIncomplete') return routeSendFault(fault)();
    if (fault._tag !== 'TooManyAttempts') return routeFlowFault(codeFlowFaultScreen('/signin/error'))(TE.left(fault))();
    // Because: only the status tells too many attempts for one code from a locked second factor.
    const status = await twoFactorSender.readStatus();
    const isLocked = !E.isLeft(status) && fitsTwoFactor('/2fa/locked', session.get().twoFactor);
    return isLocked ? E.right(toRoute('/2fa/locked')) : E.left(fault);
  };
