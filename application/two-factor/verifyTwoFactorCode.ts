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
import { rememberBrowserChosen, verificationFailed } from '#domain/two-factor/codeChanges.ts';
import { hasConfirmedNumber, twoFactorCompleted } from '#domain/two-factor/twoFactorCompleted.ts';
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
  const enter = makeEnterCode<Grant | null>(ports, (grant) => {
    const { channel } = session.get().twoFactor;
    ports.analyticsEvents.track({ name: 'Two Factor Completed', channel });
    steps.storeGrant('Signed In', grant);
    session.update(withoutPassword);
    session.update(inTwoFactor(twoFactorCompleted));
  });
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
      const verified = await enter(proof.right.code, prove(ports, steps, proof.right))();
      if (E.isLeft(verified)) return routeRefusal(ports, steps, verified.left)();
      return hasConfirmedNumber(session.get().twoFactor) ? E.right(toRoute('/2fa/verify-number')) : finish();
    };
  return { finish: () => finish, verify: verifyTyped };
};

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
  (
    { identity, session }: Ports,
    { requestContext }: FlowSteps,
    { code, password }: Proof,
  ): IdentityCall<Grant | null> =>
  async () => {
    const { typed, twoFactor } = session.get();
    const { channel, phone, changingNumber, rememberBrowser, profileId } = twoFactor;
    const number = channel === 'email' || phone._tag === 'Absent' ? null : phone.number;
    const proof = { code, channel: channel ?? 'sms', number, changingNumber, rememberBrowser, profileId };
    if (password !== null && typed.email !== null) {
      return identity.signInWithTwoFactor({ email: typed.email, password }, proof, requestContext())();
    }
    const accepted = await identity.validate2FA(proof, requestContext())();
    return E.isLeft(accepted) ? accepted : E.right(null);
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
