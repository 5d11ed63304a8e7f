import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { makeEnterCode } from '#application/code/enterCode.ts';
import type { Grant } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { FetchTokens } from '#application/session/fetchTokens.ts';
import type { FlowSteps, FormAnswer } from '#application/session/steps.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { type FormFault, parseCodeAndPassword, parseCodeField } from '#domain/identity/oneTimeCode.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen, flowFaultScreen } from '#domain/navigation/faultScreen.ts';
import { inTwoFactor, withoutPassword } from '#domain/session/changes.ts';
import type { Session } from '#domain/session/session.ts';
import {
  browserForgotten,
  browserRemembered,
  hasConfirmedNumber,
  twoFactorCompleted,
  verificationFailed,
} from '#domain/two-factor/codeChanges.ts';
import { fitsTwoFactor, maySendToPhone } from '#domain/two-factor/twoFactorScreen.ts';
import { type Proof, proveTwoFactor } from './proveTwoFactor.ts';
import type { RouteSendFault } from './routeSendFault.ts';
import type { TwoFactorSender } from './twoFactorSender.ts';

/** What a person types into the form of the code; `password` is null where the form does not ask for it. */
export type TypedVerification = {
  readonly code: string;
  readonly password: string | null;
  readonly rememberBrowser: boolean;
};

type Answer = TE.TaskEither<IdentityFault, Destination>;

/** The use cases that verify a code of the second factor. */
export type VerificationUseCases = {
  /**
   * Verifies a code and completes the sign-in; after a change of the number, a confirmation screen comes first. Two-factor
   * starts again if the number is not the own one and may not replace it.
   */
  readonly verifyTwoFactorCode: (typed: TypedVerification) => FormAnswer;
  /** Completes the sign-in after the confirmation screen. */
  readonly finishTwoFactor: () => Answer;
};

type Steps = FlowSteps & {
  readonly sender: TwoFactorSender;
  readonly routeSendFault: RouteSendFault;
  readonly fetchTokens: FetchTokens;
};

/** Returns the destination after a refused code, or the fault. Counts a wrong code and removes a wrong password. */
const makeRouteRefusal =
  ({ session }: Pick<Ports, 'session'>, { sender, routeSendFault, routeFlowFault }: Steps) =>
  (fault: IdentityFault): Answer => {
    if (fault._tag === 'CodeMismatch') session.update(inTwoFactor(verificationFailed));
    if (fault._tag === 'WrongCredentials') session.update(withoutPassword);
    if (fault._tag === 'TwoFactorIncomplete') return routeSendFault(fault);
    if (fault._tag !== 'TooManyAttempts') return routeFlowFault(codeFlowFaultScreen('/signin/error'))(TE.left(fault));
    // Because: only the status tells too many attempts for one code from a locked second factor.
    return pipe(
      sender.readStatus(),
      TE.flatMap((): Answer =>
        fitsTwoFactor('/2fa/locked', session.get().twoFactor) ? TE.right(toRoute('/2fa/locked')) : TE.left(fault),
      ),
      TE.mapLeft(() => fault),
    );
  };

const parseVerification = ({ code, password }: TypedVerification, session: Session): E.Either<FormFault, Proof> =>
  session.twoFactor.requirement === 'BySignIn'
    ? parseCodeAndPassword({ code, password }, { code: null, password: session.secrets.password })
    : pipe(
        parseCodeField(code),
        E.map((parsed) => ({ code: parsed, password: null })),
      );

/** What verified the second factor: a grant, a code that was accepted in the session, or a call whose answer was lost. */
type Verified = Grant | 'AcceptedCode' | 'LostAnswer';

/** Whether the session has completed its second factor: its tokens say so. They confirm nobody. */
const makeFindCompleted =
  ({ session }: Ports, fetchTokens: FetchTokens) =>
  (): TE.TaskEither<IdentityFault, Verified> =>
    pipe(
      fetchTokens(session.get().person.chosenProfileId),
      TE.flatMap(({ twoFactor }) =>
        twoFactor.requirement !== 'None'
          ? TE.left<IdentityFault>({ _tag: 'TwoFactorIncomplete' })
          : TE.right('LostAnswer'),
      ),
    );

const makeVerify = (
  ports: Ports,
  { requestContext, callOnce, fetchTokens }: Steps,
): ((proof: Proof) => TE.TaskEither<IdentityFault, Verified>) => {
  const prove = proveTwoFactor(ports, requestContext);
  const findCompleted = makeFindCompleted(ports, fetchTokens);
  return (proof) => {
    const accepted = pipe(
      prove(proof),
      TE.map((grant): Verified => grant ?? 'AcceptedCode'),
    );
    return pipe(
      callOnce('TwoFactorCode', accepted, findCompleted),
      TE.map((verified) => {
        const { channel } = ports.session.get().twoFactor;
        ports.analyticsEvents.track({ name: 'Two Factor Completed', channel });
        return verified;
      }),
    );
  };
};

/** Wires the use cases that verify a code of the second factor. */
export const makeVerificationUseCases = (ports: Ports, steps: Steps): VerificationUseCases => {
  const { session } = ports;
  const enter = makeEnterCode<Verified>(ports);
  const verify = makeVerify(ports, steps);
  const finishTwoFactor = (): Answer =>
    steps.routeFlowFault(flowFaultScreen('/signin/error'))(steps.completeSignIn(session.get().person.chosenProfileId));
  const onVerified = (verified: Verified): Answer => {
    // Because: the tokens after a lost answer may name another person, whom /continue then names.
    if (verified !== 'LostAnswer') steps.storeGrant('Signed In', verified === 'AcceptedCode' ? null : verified);
    session.update(withoutPassword);
    const { twoFactor } = session.update(inTwoFactor(twoFactorCompleted));
    return hasConfirmedNumber(twoFactor) ? TE.right(toRoute('/2fa/verify-number')) : finishTwoFactor();
  };
  const verifyTyped =
    (typed: TypedVerification): FormAnswer =>
    () => {
      if (!maySendToPhone(session.get().twoFactor)) return steps.routeSendFault({ _tag: 'TwoFactorIncomplete' })();
      session.update(inTwoFactor(typed.rememberBrowser ? browserRemembered : browserForgotten));
      return pipe(
        TE.fromEither(parseVerification(typed, session.get())),
        TE.flatMap((proof): FormAnswer =>
          pipe(enter(proof.code, verify(proof)), TE.matchEW(makeRouteRefusal(ports, steps), onVerified)),
        ),
      )();
    };
  return {
    finishTwoFactor: () => steps.leaveAgain(() => finishTwoFactor()()),
    // Because: a code for a new number changes the number, and completes no sign-in yet.
    verifyTwoFactorCode: (typed) =>
      session.get().twoFactor.changingNumber ? verifyTyped(typed) : steps.leaveAgain(verifyTyped(typed)),
  };
};
