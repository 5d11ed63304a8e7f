import { flow, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Resend, SendCall } from '#application/code/sendCode.ts';
import type { NewAccount } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps } from '#application/session/steps.ts';
import type { SignInUseCases } from '#application/sign-in/signIn.ts';
import { type DocumentsUnread, parseNewAccount, type TypedCredentials } from '#domain/identity/credentials.ts';
import type { Email } from '#domain/identity/email.ts';
import { type IdentityFault, isRefusal } from '#domain/identity/identityFault.ts';
import type { FormFault } from '#domain/identity/oneTimeCode.ts';
import { type Destination, toRoute } from '#domain/navigation/destination.ts';
import { codeFlowFaultScreen } from '#domain/navigation/faultScreen.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import {
  withAccountType,
  withCredentials,
  withMarketingChoice,
  withSentEmail,
  withTypedEmail,
} from '#domain/session/changes.ts';

/** What a person types into the sign-up form. */
export type TypedAccount = TypedCredentials & {
  readonly accountType: ChosenAccountType;
  readonly marketing: boolean;
  /** The version of the terms on the page; null while they could not be read, and then nothing is sent. */
  readonly termsVersion: string | null;
};

/** The faults of the sign-up form. */
export type SignUpFault = FormFault | DocumentsUnread | IdentityFault;

/** The use cases of the sign-up form and of its code. */
export type SignUpUseCases = {
  /** Stores the chosen account type in the session: the next steps depend on it. */
  readonly storeAccountType: (accountType: ChosenAccountType) => void;
  /** Stores the text that an email field is left with; sign-in, sign-up and "Forgot password" begin with it. */
  readonly storeTypedEmail: (text: string) => void;
  /** Opens an account; the service emails a code, and the next screen asks for it. */
  readonly signUp: (typed: TypedAccount) => TE.TaskEither<SignUpFault, Destination>;
  /** Sends another code to the address of the new account. */
  readonly resendSignUpCode: Resend;
};

const verification: Destination = toRoute('/signup/email-verification');

const requestCodeOf =
  (identity: Ports['identity'], requestContext: FlowSteps['requestContext']) =>
  (email: Email): SendCall =>
    identity.resendConfirmationCode(email, requestContext());

/** Asks for a new code of an account that an earlier call seems to have opened. An account that is confirmed by now is signed in. */
const makeContinueEarlier =
  ({ identity }: Pick<Ports, 'identity'>, { requestContext, codes }: FlowSteps, signIn: SignInUseCases['signIn']) =>
  (account: NewAccount): TE.TaskEither<IdentityFault, Destination> =>
    pipe(
      codes.send('SignUp', requestCodeOf(identity, requestContext)(account.email)),
      TE.map(() => verification),
      TE.orElse((fault) => {
        // Because: the page of the code says that none was sent.
        if (!isRefusal(fault)) return TE.right(verification);
        return pipe(
          signIn(account),
          TE.mapLeft((refusal): IdentityFault => {
            // Because: without the right password, sign-in says that the account may be ready.
            const needsSignIn = refusal._tag === 'WrongCredentials' || refusal._tag === 'Incomplete';
            return needsSignIn ? { _tag: 'SignedOut' } : refusal;
          }),
        );
      }),
    );

/** Opens an account. Another one for an email that waits for its code leads to that code. */
const makeOpenAccount = (
  ports: Pick<Ports, 'identity' | 'session'>,
  steps: FlowSteps,
  signIn: SignInUseCases['signIn'],
) => {
  const { identity, session } = ports;
  const continueEarlier = makeContinueEarlier(ports, steps, signIn);
  return (account: NewAccount, marketing: boolean): TE.TaskEither<IdentityFault, Destination> => {
    const { typed, codes, progress } = session.get();
    // Because: a person who sends the form a second time has an account that only waits for its code.
    const wasOpened = codes.purpose === 'SignUp' && typed.email === account.email && !progress.isNewAccount;
    // Because: another email than before forgets the choices of the person before.
    session.update(
      flow(withSentEmail(account.email), withAccountType(account.accountType), withMarketingChoice(marketing)),
    );
    const opened = pipe(
      identity.signUp(account, steps.requestContext()),
      TE.map((sent) => {
        steps.codes.recordSent('SignUp', sent);
        return verification;
      }),
    );
    return pipe(
      steps.callOnce('SignUp', opened, () => continueEarlier(account)),
      TE.orElse((fault) => (fault._tag === 'UsernameTaken' && wasOpened ? TE.right(verification) : TE.left(fault))),
      TE.map((destination) => {
        // Because: the call that confirms the account sends the password again.
        if (destination === verification) session.update(withCredentials(account));
        return destination;
      }),
    );
  };
};

/** Wires the use cases of the sign-up form and of its code. */
export const makeSignUpUseCases = (
  ports: Pick<Ports, 'identity' | 'session'>,
  steps: FlowSteps,
  signIn: SignInUseCases['signIn'],
): SignUpUseCases => {
  const { identity, session } = ports;
  const { requestContext, passwordRules, resendByEmail, routeFlowFault } = steps;
  const openAccount = makeOpenAccount(ports, steps, signIn);
  return {
    storeAccountType: (accountType) => void session.update(withAccountType(accountType)),
    storeTypedEmail: (text) => void session.update(withTypedEmail(text)),
    signUp: ({ accountType, marketing, ...typed }) =>
      pipe(
        TE.fromEither<SignUpFault, Omit<NewAccount, 'accountType'>>(parseNewAccount(typed)),
        TE.flatMapEither(passwordRules.check),
        TE.flatMap((account) =>
          pipe(
            openAccount({ ...account, accountType }, marketing),
            routeFlowFault(codeFlowFaultScreen('/signup/error')),
          ),
        ),
      ),
    resendSignUpCode: resendByEmail('SignUp', requestCodeOf(identity, requestContext)),
  };
};
